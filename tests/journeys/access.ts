/** Faults of access on a page as it stands, by the rules of WCAG 2.2 AA. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { colourRules, repeatedRows, wcag } from '../../generators/testing/access.ts';

/** One text for each fault: its rule and where it is. `colours`: only what another scheme can change. */
export async function violations(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude(repeatedRows)
    // Our pages have no frames, so all is read in the page itself; the other mode opens a second page each time.
    .setLegacyMode(true);
  const found = await (which === 'all' ? axe.withTags(wcag) : axe.withRules(colourRules)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
