/** The demo brand is data that the portal can read, and its pictures are small and plain. */
import { expect, test } from 'vitest';
import { parseBranding } from '../../../rules/brand/branding.ts';
import { isStoredImagePath } from '../../../rules/files/stored-image.ts';
import { limits } from '../../../rules/limits.ts';
import { demoBranding, demoLogo, demoMark, logoPath, markPath } from './branding.ts';

test('the configuration survives the way through its file', () => {
  expect(parseBranding(`window.brandingConfig = ${JSON.stringify(demoBranding)};\n`)).toEqual(demoBranding);
  const hosts = JSON.stringify(demoBranding).match(/(?<=@|https:\/\/)[\w.-]+/g) ?? [];
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

test('pictures are as high as the header wants them, without script or style', () => {
  for (const picture of [demoLogo, demoMark]) {
    expect(picture).toContain(`height="${limits.logoHeight}"`);
    expect(picture).not.toMatch(/<(script|style|image|foreignObject)|\son\w+=|href/);
    expect(picture.length).toBeLessThan(1024);
  }
});

test('stored images lie where images may lie', () => {
  expect([logoPath, markPath].every(isStoredImagePath)).toBe(true);
});
