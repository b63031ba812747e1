interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string | undefined;
}

/** One name. What is a name is decided by the server; here it is only kept from growing absurdly long. */
export function NameField({ id, label, hint, value }: NameFieldProps) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        type="text"
        id={id}
        name="name"
        value={value}
        required
        maxLength={40}
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
    </p>
  );
}
