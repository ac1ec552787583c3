/** Faults of access on a page as it stands, by the rules of WCAG 2.2 AA. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { repeatedRows, wcag } from '../../generators/testing/access.ts';

/** One text for each fault: its rule and where it is. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(wcag)
    .exclude(repeatedRows)
    // Our pages have no frames, so all is read in the page itself; the other mode opens a second page each time.
    .setLegacyMode(true);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
