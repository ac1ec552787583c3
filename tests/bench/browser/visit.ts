/** A page of a target in a browser of its own context, with what the browser itself knows about its work and memory. */
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Visit {
  readonly page: Page;
  /** Milliseconds that the main thread has been busy. */
  busy(): Promise<number>;
  /** MiB in use after garbage collection, typed arrays included. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly height: number;
  /** How many times slower the processor shall seem. */
  readonly slowdown?: number;
}

export async function visit(browser: Browser, address: string, { height, slowdown }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height }, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.warn(`  ${address}: ${error.message.split('\n')[0]}`));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.waitForFunction('(window.bench ?? window.formBench) !== undefined', undefined, { timeout: 20_000 });
  return {
    page,
    busy: () => busy(session),
    heap: () => heap(session),
    close: () => context.close(),
  };
}

async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function heap(session: CDPSession): Promise<number> {
  // Twice: what the first round frees may be all that held something else.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const used = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
  return (used.usedSize + (used.backingStorageSize ?? 0)) / 2 ** 20;
}
