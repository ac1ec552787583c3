/** The brand of the demo marketplace: its configuration and its logo. */
import type { Branding } from '../../../rules/brand/branding.ts';

/** Where the stored images of the owner lie (ENT-77, ENT-80). */
export const logoPath = 'a7c1f0e93b5d4826b1907ce25f38d46a/nordlicht-logo-20170109.svg';
export const markPath = 'a7c1f0e93b5d4826b1907ce25f38d46a/nordlicht-mark-20170109.svg';

export const demoBranding: Partial<Branding> = {
  title: 'Nordlicht Cloud',
  marketplace_owner: 'Nordlicht Distribution',
  logo: '/branding/latest/logo.svg',
  favicon: `/keeper/get/${markPath}`,
  colors: { primary: '1867c0' },
  // The instance on which the realtime hub is used (HUB-12, HUB-26).
  pod_id: 'pp',
  // What the portal itself offers in the place of other companies; each waits for the person's consent.
  third_party_scripts: [
    { id: 'assistant', kind: 'chat', src: '/portal-services/assistant.js' },
    { id: 'usage', kind: 'tracking', src: '/portal-services/analytics.js', key: 'nordlicht' },
  ],
  status_page_url: 'https://status.nordlicht.example/',
  support_url: 'https://support.nordlicht.example/',
  login_support_phone_number: '+49 381 4010 220',
  support_contact_info: {
    phone_number: '+49 381 4010 220',
    email: 'support@nordlicht.example',
    workdays_main: '1-5',
    workdays_main_time: '08:00–18:00',
    workdays_other: '6',
    workdays_other_time: '09:00–13:00',
  },
};

const mark =
  '<rect y="1" width="24" height="24" rx="6" fill="#1867c0"/><path d="M6.5 18V9.2l11 7.6V8" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>';

// A picture inherits no colour from its page: this blue has at least 3.6:1 on every light and dark surface of the
// portal, and textLength keeps the word's width whatever the system font is.
const word =
  '<text x="33" y="19" textLength="79" lengthAdjust="spacingAndGlyphs" font-family="system-ui,-apple-system,\'Segoe UI\',Roboto,\'Noto Sans\',sans-serif" font-size="17.5" font-weight="600" fill="#2b79d3">Nordlicht</text>';

const picture = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round((width * 38) / 26)}" height="38" viewBox="0 0 ${width} 26" role="img" aria-label="Nordlicht">${content}</svg>\n`;

export const demoLogo = picture(113, mark + word);
export const demoMark = picture(24, mark);
