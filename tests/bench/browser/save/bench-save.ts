/** `npm run bench save`: from saving a manifest to seeing it, with few and many manifests (goals D1, D2). */
import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium as playwright } from 'playwright-core';
import { chromium } from '../../../../generators/testing/chromium.ts';
import { password, type Server, start } from '../../server.ts';
import { columns, quantile, short } from '../figures.ts';
import type { Goal } from '../goals.ts';
import { machine } from '../rounds.ts';
import { copyProduct, firstScreen, type ProductCopy, words } from './product-copy.ts';
import { watchFor } from './seen.ts';
import { limitWord, type WatchLimit, watchLimit } from './watch-limit.ts';

const sizes = [5, 60] as const;
const edits = 45;
/** The first ones wake what is loaded late, and do not count. */
const warmUp = 5;

interface Saved {
  readonly manifest: readonly number[];
  readonly component: readonly number[];
  readonly limit: readonly number[];
  /** How often a saved manifest loaded the whole page anew. */
  readonly loads: number;
  /** What was typed into the page is still there in the end. */
  readonly kept: boolean;
}

export async function benchSave(databaseUrl: string): Promise<readonly Goal[]> {
  const browser = await playwright.launch(chromium);
  const goals: Goal[] = [];
  try {
    for (const size of sizes) {
      const saved = await measureSaves(browser, size, databaseUrl);
      report(size, saved);
      goals.push(...goalsOf(size, saved));
    }
  } finally {
    await browser.close();
  }
  return goals;
}

async function measureSaves(browser: Browser, size: number, databaseUrl: string): Promise<Saved> {
  const copy = copyProduct(size);
  const limit = await watchLimit();
  try {
    const server = await startDevelopment(copy, databaseUrl);
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    try {
      return await saveOften(context, server.address, copy, limit);
    } finally {
      await context.close();
      await server.stop();
    }
  } finally {
    limit.close();
    copy.remove();
  }
}

/** Both servers work on the same database, so they share its key. */
const secret = randomUUID();

const startDevelopment = (copy: ProductCopy, databaseUrl: string): Promise<Server> =>
  start('tests/bench/browser/save/dev-server.mjs', {
    COPY: copy.folder,
    PORT: String(20_000 + Math.floor(Math.random() * 20_000)),
    DATABASE_URL: databaseUrl,
    DEMO: 'on',
    DEMO_PASSWORD: password,
    SECRET_KEY: secret,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  });

async function saveOften(
  context: BrowserContext,
  address: string,
  copy: ProductCopy,
  limit: WatchLimit,
): Promise<Saved> {
  const page = await context.newPage();
  const seen = await watchFor(page, Object.values(words));
  const signIn = `${address}/DataModel/service.svc/rest/Authorization/Authenticate`;
  const answer = await page.request.post(signIn, { data: { userName: 'owner', password }, timeout: 180_000 });
  if (!answer.ok()) throw new Error(`Nobody can sign in: ${await answer.text()}`);
  await page.goto(`${address}/v/#${firstScreen}`);
  await page.getByText(`${words.component} 0`).waitFor({ timeout: 120_000 });
  await page.getByText(`${words.manifest} 0`).first().waitFor({ timeout: 60_000 });
  const other = await context.newPage();
  const seenLimit = await watchFor(other, [limitWord]);
  await other.goto(limit.address);
  await page.bringToFront();

  const times = { manifest: [] as number[], component: [] as number[], limit: [] as number[] };
  let loads = 0;
  const count = () => {
    loads += 1;
  };
  for (let number = 1; number <= warmUp + edits; number += 1) {
    const counts = number > warmUp;
    if (number === warmUp + 1) await page.locator('#kept').fill('typed');
    if (counts) page.on('load', count);
    const manifest = await seen.time(words.manifest, number, () => copy.save('manifest', number));
    await page.waitForTimeout(150);
    page.off('load', count);
    const component = await seen.time(words.component, number, () => copy.save('component', number));
    await page.waitForTimeout(150);
    await other.bringToFront();
    const least = await seenLimit.time(limitWord, number, () => limit.save(number));
    await page.bringToFront();
    await page.waitForTimeout(100);
    if (!counts) continue;
    times.manifest.push(manifest);
    times.component.push(component);
    times.limit.push(least);
  }
  return { ...times, loads, kept: (await page.locator('#kept').inputValue()) === 'typed' };
}

function report(size: number, { manifest, component, limit, loads, kept }: Saved): void {
  const line = (name: string, all: readonly number[]) => {
    const times = all.filter(Number.isFinite);
    return [name, short(quantile(times, 0.5)), short(quantile(times, 0.95)), `${times.length} of ${all.length}`];
  };
  console.info(`\nSaved until seen, ${size} manifests, ${edits} edits, interleaved (ms), ${machine()}`);
  console.info(
    columns([
      ['', 'p50', 'p95', 'seen'],
      line('watch limit', limit),
      line('component', component),
      line('manifest', manifest),
    ]),
  );
  console.info(`Saving a manifest loaded the page anew ${loads} times; what was typed is ${kept ? 'kept' : 'lost'}.`);
}

function goalsOf(size: number, { manifest, component, limit, loads }: Saved): readonly Goal[] {
  const goal = (name: string, share: number, beside: string, values: readonly number[], atMost: number): Goal => ({
    goal: `${name}, ${size} manifests`,
    unit: 'ms',
    ours: [quantile(manifest.filter(Number.isFinite), share)],
    limit: { name: beside, values: [quantile(values.filter(Number.isFinite), share)] },
    wanted: { atMost },
  });
  return [
    goal('D1 save p50', 0.5, 'component', component, 1.1),
    goal('D1 save p95', 0.95, 'component', component, 1.1),
    goal('D2 save p50 (stretch)', 0.5, 'watch limit', limit, 3),
    { goal: `D1 page loads, ${size} manifests`, unit: 'loads', ours: [loads], wanted: { atMost: 0 } },
  ];
}
