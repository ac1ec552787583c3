/** The brand rule on the tenants' colours that were measured with the mock-ups. */
import { describe, expect, it } from 'vitest';
import { fallbackColor } from '../limits.ts';
import { brandColours, brandProperties, contrastOnWhite, lightness } from './colours.ts';

describe('brandColours', () => {
  it.each(['#0b7a53', '#c2185b', '#5b2ee5', '#1867c0'])('keeps %s as it is', (colour) => {
    expect(brandColours(colour)).toEqual({ light: colour, dark: colour });
  });

  it.each(['#e65100', '#ffb300', '#00897b', '#ffffff', '#ffff00'])('shades %s just enough', (colour) => {
    expect(contrastOnWhite(colour)).toBeLessThan(5);
    const { light } = brandColours(colour);
    expect(contrastOnWhite(light)).toBeGreaterThanOrEqual(5);
    expect(contrastOnWhite(light)).toBeLessThan(5.4);
  });

  it.each(['#111827', '#000000', '#0a0a3c'])('lifts %s for the dark scheme only', (colour) => {
    const { light, dark } = brandColours(colour);
    expect(light).toBe(colour);
    expect(lightness(dark)).toBeGreaterThanOrEqual(0.35);
    expect(contrastOnWhite(dark)).toBeGreaterThanOrEqual(5);
  });

  it('takes the colour with and without the hash, in any case (EXT-32)', () => {
    expect(brandColours('C2185B')).toEqual(brandColours('#c2185b'));
  });

  it.each(['', 'blue', '#12', 'url(x)', '1867c0ff', null, undefined])('answers %s with the fallback', (colour) => {
    expect(brandColours(colour).light).toBe(`#${fallbackColor}`);
  });
});

describe('brandProperties', () => {
  const shaded = { '--brand-light': '#1867c0', '--brand-dark': '#1867c0' };

  it('takes a tint of the page that text can be read on', () => {
    const colours = brandProperties({ primary: '1867c0', light: 'E8F1FA' });
    expect(colours).toEqual({ ...shaded, '--brand-page-light': '#e8f1fa' });
  });

  it.each(['1867c0', 'red;}', undefined])('leaves out the tint %s', (light) => {
    expect(brandProperties({ primary: '1867c0', ...(light ? { light } : {}) })).toEqual(shaded);
  });
});
