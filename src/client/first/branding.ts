/** The marketplace's brand: read once as data; a failure gives the fallback (EXT-04 to EXT-06, ERR-35). */
import { type Branding, fallbackBranding, parseBranding } from '../../rules/brand/branding.ts';

const path = '/branding/latest/config.gen.js';
let found: Branding | undefined;
let loading: Promise<Branding> | undefined;

export function loadBranding(): Promise<Branding> {
  loading ??= ask();
  return loading;
}

/** What has been read so far; the fallback before. */
export const branding = (): Branding => found ?? fallbackBranding;
export const isBrandingLoaded = (): boolean => found !== undefined;

async function ask(): Promise<Branding> {
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    found = parseBranding(await response.text());
  } catch (error) {
    console.warn('The branding was not loaded', error);
  }
  found ??= fallbackBranding;
  return found;
}
