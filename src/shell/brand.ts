/** Puts the brand on the page: colours, tint, title and favicon (LOGIN-24, A-31, EXT-32, GEN-52 to GEN-56). */
import { text } from '../client/language.ts';
import type { Branding } from '../rules/branding.ts';
import { brandColours, lightness } from '../ui/brand.ts';

/** Text stands on the tint: a darker one would not let it be read. */
const lightEnough = 0.88;

export function applyBrand({ colors, favicon }: Branding): void {
  const { light, dark } = brandColours(colors.primary);
  const style = document.documentElement.style;
  style.setProperty('--brand-light', light);
  style.setProperty('--brand-dark', dark);
  const tint = /^#?([0-9a-f]{6})$/i.exec(colors.light ?? '')?.[1];
  if (tint && lightness(`#${tint}`) >= lightEnough) style.setProperty('--brand-page-light', `#${tint}`);
  if (favicon) showFavicon(favicon);
}

function showFavicon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.href = href;
  document.head.append(link);
}

/** "Audit log · Nordlicht". */
export const pageTitle = (title: string, brand: Branding): string => `${text(title)} · ${brand.title}`;
