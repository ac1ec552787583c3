/** Screens in the pseudo-locales: longer texts fit, every text comes from the catalogues, and what runs from right to left stands in the page. */
import { expect, it } from 'vitest';
import { screenFiles } from '../../generators/product/all-screens.ts';
import { pseudoLocales } from '../../generators/testing/pseudo-texts.ts';
import { isWhole, someOf } from '../../generators/testing/sample.ts';
import { fixtureVisitors } from './browser/fixture.ts';
import { overgrown } from './browser/overgrown.ts';
import { expectNoSidewaysScroll } from './browser/portal.ts';

const { open } = fixtureVisitors('product');

/** Screens that need nothing but an account, by their files. */
const screens = Object.entries(screenFiles)
  .filter(
    ([, { path, access = 'login' }]) => access === 'login' && !/\$(?!accountId\b)\w+/.test(path.split('?')[0] ?? ''),
  )
  .map(([file]) => file.replace(/^.*manifests\/screens\//, '').replace(/\.ts$/, ''))
  .filter((file) => !file.startsWith('sign-in/'));

const isHead = (fault: string): boolean => fault.startsWith('columnheader ');

it.each(pseudoLocales)('%s', { timeout: isWhole ? 600_000 : 180_000 }, async (locale) => {
  const wrong: string[] = [];
  for (const screen of someOf(screens, 3, `screens in ${locale}`)) {
    const { page, close } = await open(`screen=${screen}&accountId=100734&texts=${locale}`);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const title = (await page.locator('main h1').first().textContent()) ?? '';
    if (locale === 'pseudo' && screen.includes('/') && !/^\[.*\]$/s.test(title.trim()))
      wrong.push(`${screen}: "${title}"`);
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'pseudo-rtl' ? 'rtl' : 'ltr');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      // Columns are as wide as the heads of real languages want, which texts-fit.test.ts measures.
      const faults = (await overgrown(page)).filter((fault) => !isHead(fault));
      wrong.push(...faults.map((fault) => `${screen} at ${width} px: ${fault}`));
    }
    await close();
  }
  expect(wrong).toEqual([]);
});
