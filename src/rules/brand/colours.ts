/** The tenant's colour made fit for both schemes: shaded until white text on it can be read, lifted out of near-black for dark. */

import { fallbackColor } from '../limits.ts';
import type { Branding } from './branding.ts';

/** With this much on white, brand text on its own tint still has 4.5. */
const wantedContrast = 5;
const darkestLightness = 0.35;
const step = 0.01;
/** Text stands on the tint: a darker one would not let it be read. */
const lightEnough = 0.88;

type Triple = readonly [number, number, number];

export interface BrandColours {
  readonly light: string;
  readonly dark: string;
}

/** Takes '1867c0' or '#1867c0'; anything else gives the product's own blue. */
export function brandColours(input: string | null | undefined): BrandColours {
  const light = shade(hexOf(input) ?? `#${fallbackColor}`);
  return { light, dark: lift(light) };
}

const hexOf = (input: string | null | undefined): string | undefined => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(input?.trim() ?? '')?.[1];
  return digits && `#${digits.toLowerCase()}`;
};

/** The custom properties of CSS that dress a page in a brand (GEN-54, A-31, EXT-32). */
export function brandProperties({ primary, light: tint }: Branding['colors']): Readonly<Record<string, string>> {
  const { light, dark } = brandColours(primary);
  const page = hexOf(tint);
  return {
    '--brand-light': light,
    '--brand-dark': dark,
    ...(page && lightness(page) >= lightEnough ? { '--brand-page-light': page } : {}),
  };
}

export function contrastOnWhite(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** OKLab lightness, 0 to 1. */
export function lightness(hex: string): number {
  return toOklab(linear(hex))[0];
}

function shade(hex: string): string {
  const [l, a, b] = toOklab(linear(hex));
  let shaded = hex;
  for (let part = 1 - step; contrastOnWhite(shaded) < wantedContrast; part -= step) {
    shaded = toHex([l * part, a * part, b * part]);
  }
  return shaded;
}

function lift(hex: string): string {
  const [l, a, b] = toOklab(linear(hex));
  let lifted = hex;
  for (let white = step; lightness(lifted) < darkestLightness; white += step) {
    lifted = toHex([l + white * (1 - l), a * (1 - white), b * (1 - white)]);
  }
  return lifted;
}

function linear(hex: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toOklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightnessPart, a, b]: Triple): string {
  const l = (lightnessPart + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightnessPart - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightnessPart - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

function byte(value: number): number {
  const inside = Math.min(1, Math.max(0, value));
  return Math.round(255 * (inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055));
}
