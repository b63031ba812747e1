/** Where the built styles, scripts and pictures are; their names hold a hash of their content, so they may be cached for a year. */
import built from '../.build/assets.json' with { type: 'json' };

export const assets: { readonly styles: string; readonly script: string; readonly sprite: string } = built;
