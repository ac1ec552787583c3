/** Faults of access on a page as it stands, by the rules of WCAG 2.2 AA. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { colourRules, repeatedRows, wcag } from '../../../generators/testing/access.ts';
import { rawNames } from '../../../generators/testing/raw-names.ts';
import { strayTexts } from '../../../generators/testing/stray-texts.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** One text for each fault: its rule and where it is. `colours`: only what another scheme can change. */
export async function violations(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Once for each document: it is half a megabyte.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const runOnly =
    which === 'all' ? { type: 'tag' as const, values: wcag } : { type: 'rule' as const, values: colourRules };
  const texts = which === 'all' ? [...(await page.evaluate(strayTexts)), ...(await page.evaluate(rawNames))] : [];
  const found = await page.evaluate(
    async ({ runOnly, exclude }) => {
      if (!window.axe) throw new Error('axe is not on the page');
      const found = await window.axe.run({ exclude }, { runOnly, resultTypes: ['violations'] });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { runOnly, exclude: repeatedRows },
  );
  return [...found, ...texts];
}
