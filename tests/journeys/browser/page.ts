/** A page that remembers what it complained about. */
import type { BrowserContext, Page } from 'playwright-core';

/** @param expected errors in the console that belong to what is tried. */
export async function openPage(
  context: BrowserContext,
  expected?: RegExp,
): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  return { page, faults };
}
