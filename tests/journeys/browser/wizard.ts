/** How journeys go from step to step of a wizard. */
import type { Page } from 'playwright-core';

export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();
export const step = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
