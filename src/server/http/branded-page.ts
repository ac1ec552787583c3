/** The portal's page in the marketplace's dress: title, icon, colours and logo stand in it before any script has run. */

import type { Branding } from '../../rules/brand/branding.ts';
import { brandProperties } from '../../rules/brand/colours.ts';
import { thirdPartyScripts } from '../../rules/brand/third-party-scripts.ts';
import { imageAddress } from '../../rules/files/stored-image.ts';
import { escapedMarkup } from '../../rules/text/escaped-markup.ts';

export function brandedPage(page: string, brand: Branding): string {
  const { title, favicon, colors, logo, marketplace_owner, third_party_scripts } = brand;
  const properties = Object.entries(brandProperties(colors)).map(([name, value]) => `${name}:${value}`);
  // The app's own styles come later and hold the default: one step more in rank keeps the brand above them.
  const style = `<style nonce="__CSP_NONCE__">html:root{${properties.join(';')}}</style>`;
  // Of use only to who may add scripts.
  const nonce = thirdPartyScripts(third_party_scripts).length
    ? '<meta name="script-nonce" nonce="__SCRIPT_NONCE__">'
    : '';
  const image =
    logo && `<img src="${escapedMarkup(imageAddress(logo))}" alt="${escapedMarkup(marketplace_owner ?? title)}">`;
  return page
    .replace(/(?<=<title>)[^<]*/, () => escapedMarkup(title))
    .replace(/(?<=<link rel="icon" href=")[^"]*/, (none) => (favicon ? escapedMarkup(favicon) : none))
    .replace('</head>', () => `${style}${nonce}</head>`)
    .replace(/(?<=data-part="logo"[^>]*>)/g, () => image ?? '');
}
