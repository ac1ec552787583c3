/** Puts the brand on the page: colours, tint, title and favicon (LOGIN-24, A-31, EXT-32, GEN-52 to GEN-56). */
import { text } from '../../client/first/language.ts';
import type { Branding } from '../../rules/brand/branding.ts';
import { brandProperties } from '../../rules/brand/colours.ts';

export function applyBrand({ colors, favicon }: Branding): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(brandProperties(colors))) style.setProperty(name, value);
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
