/** The form benchmark: the same gestures on every form, keys pressed by the browser itself. */
import type { Browser } from 'playwright-core';
import { quantile } from '../figures.ts';
import type { Figures } from '../rounds.ts';
import { type Visit, visit } from '../visit.ts';
import type { FormRun } from './runs.ts';

export const formFigures = [
  'first',
  'mount',
  'busy/key',
  'key p95',
  'commit',
  'submit',
  'heap',
  'nodes/field',
  'condition',
] as const;

export async function measureForm(browser: Browser, address: string, run: FormRun): Promise<Figures> {
  const { fields, conditional, keys, slowdown } = run;
  const opened = await visit(browser, `${address}?fields=${fields}${conditional ? '&conditional' : ''}`, {
    height: 800,
    ...(slowdown && { slowdown }),
  });
  const { page, heap, close } = opened;
  try {
    const empty = await heap();
    const mounted = await page.evaluate(() => window.formBench.mount());
    await page.waitForTimeout(500);
    const used = (await heap()) - empty;
    const nodes = await page.evaluate(() => window.formBench.nodes());
    const typed = await typeInTheMiddle(opened, keys);
    const condition = conditional ? await page.evaluate(() => window.formBench.tick()) : Number.NaN;
    const submit = await page.evaluate(() => window.formBench.submit());
    return {
      first: mounted.first,
      mount: mounted.all,
      ...typed,
      condition,
      submit,
      heap: used,
      'nodes/field': nodes / fields,
    };
  } finally {
    await close();
  }
}

/** First one key and the half second after it, which holds what waits for a pause; then many. */
async function typeInTheMiddle({ page, busy }: Visit, keys: number): Promise<Figures> {
  const spentIn = async (milliseconds: number): Promise<number> => {
    const before = await busy();
    await page.waitForTimeout(milliseconds);
    return (await busy()) - before;
  };
  const before = await page.evaluate(() => window.formBench.focus());
  await page.waitForTimeout(200);
  const idle = await spentIn(500);
  const began = await busy();
  await page.keyboard.press('x');
  await page.waitForTimeout(500);
  const commit = (await busy()) - began - idle;
  const start = await busy();
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press('x');
    await page.evaluate((done) => window.formBench.keys().painted(done), count + 2);
    await page.waitForTimeout(20);
  }
  const spent = (await busy()) - start;
  const value = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  if (value !== before + 'x'.repeat(keys + 1)) throw new Error(`typed ${keys} keys after ${before}, got ${value}`);
  const times = await page.evaluate(() => window.formBench.keys().times.slice(1));
  return { commit, 'busy/key': spent / keys, 'key p95': quantile(times, 0.95) };
}
