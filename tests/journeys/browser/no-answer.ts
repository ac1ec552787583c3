/** What a page says of a call that went out without a connection. */
import type { Page } from 'playwright-core';

/** Waits until the page says that the call was not answered, and which it was. */
export const noAnswer = (page: Page, call: string): Promise<void> =>
  page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`No connection\\. .*request failed.*${call}`) })
    .first()
    .waitFor();
