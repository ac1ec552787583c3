/** Faults of access on a page as it stands, by the rules of WCAG 2.2 AA: texts each time, the rest where it is its turn. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { getCurrentTest } from 'vitest/suite';
import { colourRules, repeatedRows, wcag } from '../../../generators/testing/access.ts';
import { rawNames } from '../../../generators/testing/raw-names.ts';
import { isItsTurn } from '../../../generators/testing/sample.ts';
import { strayTexts } from '../../../generators/testing/stray-texts.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A look at everything takes as long as opening the page did: each of a test's looks has its turn once in so many runs. */
const runs = 8;
const looks = new WeakMap<object, number>();

function isLookedAt(): boolean {
  const test = getCurrentTest();
  if (!test) return true;
  const before = looks.get(test) ?? 0;
  looks.set(test, before + 1);
  return isItsTurn(`${test.file.name} ${test.name} ${before}`, runs);
}

/** One text for each fault: its rule and where it is. `colours`: only what another scheme can change. */
export async function violations(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  const texts = which === 'all' ? [...(await page.evaluate(strayTexts)), ...(await page.evaluate(rawNames))] : [];
  if (!isLookedAt()) return texts;
  // Once for each document: it is half a megabyte.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const runOnly =
    which === 'all' ? { type: 'tag' as const, values: wcag } : { type: 'rule' as const, values: colourRules };
  const found = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe } = window;
      if (!axe) throw new Error('axe is not on the page');
      // What the edge of the window or a bar of the frame cuts at the moment is as large as it is in the middle.
      const isCut = async (target: string): Promise<boolean> => {
        document.querySelector(target)?.scrollIntoView({ block: 'center' });
        const again = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
        return again.violations.length === 0;
      };
      const found: string[] = [];
      for (const { id, nodes } of (await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] })).violations) {
        for (const { target } of nodes) {
          const place = target.join(' ');
          if (id !== 'target-size' || !(await isCut(place))) found.push(`${id}: ${place}`);
        }
      }
      return found;
    },
    { runOnly, exclude: repeatedRows },
  );
  return [...found, ...texts];
}
