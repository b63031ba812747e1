/** Before a deploy: warns while the site does not say who runs it, as the law of many countries wants. */
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';

const { vars } = unstable_readConfig({ config: join(import.meta.dirname, '../wrangler.toml') });
const missing = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'].filter((name) => !vars[name]);

if (missing.length > 0) {
  console.warn(
    `Nothing is set for ${missing.join(', ')} in wrangler.toml: /impressum and /datenschutz will not say who runs this site.`,
  );
}
