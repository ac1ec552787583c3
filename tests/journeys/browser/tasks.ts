/** The list of tasks of the fixture `action`, as journeys go to it and read it. */
import type { Locator, Page } from 'playwright-core';

export const tasks = 'screen=tasks';

/** The cell that says how a task is. */
export const state = (page: Page, name: string): Locator =>
  page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('gridcell')
    .nth(1);
