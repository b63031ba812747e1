/** Names for bots: short, friendly, the same in German and English. */
export const BOT_NAMES: readonly string[] = [
  'Pixel',
  'Momo',
  'Kiwi',
  'Fips',
  'Nova',
  'Taro',
  'Bibi',
  'Zorro',
  'Luna',
  'Coco',
  'Rollo',
  'Yuki',
  'Tango',
  'Mango',
  'Polka',
  'Koko',
  'Domino',
  'Pico',
  'Juno',
  'Samba',
  'Benno',
  'Orbit',
  'Loki',
  'Ziggy',
];

/**
 * A name for a bot that nobody at the table has yet, but for case; the order begins at a random place.
 * `random` is one uniform 32-bit word.
 */
export function botName(taken: readonly string[], random: number): string {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const start = random % BOT_NAMES.length;
  const order = [...BOT_NAMES.slice(start), ...BOT_NAMES.slice(0, start)];
  const free = order.find((name) => !used.has(name.toLowerCase()));
  if (free !== undefined) return free;
  for (let more = 2; ; more += 1) {
    const again = order.map((name) => `${name} ${more}`).find((name) => !used.has(name.toLowerCase()));
    if (again !== undefined) return again;
  }
}
