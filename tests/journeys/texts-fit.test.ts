/** Every language fits its place: no button, tab, head of a column or entry of a menu is cut, on a desk and on a phone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../generators/product/product.ts';
import { isWhole, someOf } from '../../generators/testing/sample.ts';
import { translatedLanguages } from '../../generators/texts/catalogues.ts';
import { additionalLanguages } from '../../src/rules/limits.ts';
import { allPlaces } from './browser/all-places.ts';
import { brandFile } from './browser/brand-file.ts';
import { overgrown } from './browser/overgrown.ts';
import { openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ BRANDING_FILE: brandFile({ languages: additionalLanguages }) });
});
afterAll(() => portal?.close());

const languages = someOf(['en', ...translatedLanguages(root)], 1, 'language whose texts fit');

describe.each(languages)('%s', (language) => {
  it('nothing is cut', { timeout: isWhole ? 600_000 : 180_000 }, async () => {
    const wrong = new Set<string>();
    for (const [as, all] of await allPlaces(portal, (places) => someOf(places, 6, `screens of ${language}`))) {
      const { page, open } = await portal.visitor({ as, viewport: { width: 1440, height: 900 } });
      await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
      for (const place of all) {
        await page.setViewportSize({ width: 1440, height: 900 });
        // Anew: the page before stays until what follows it has come.
        await page.goto('about:blank');
        await open(place);
        await page.waitForLoadState('networkidle');
        await page.locator('main h1').first().waitFor();
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await overgrown(page)) wrong.add(`${place} at ${width} px: ${fault}`);
        }
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
    expect([...wrong]).toEqual([]);
  });
});
