/** `npm run bench screens`: the built portal over 10,000 accounts and 20,000 services, until a browser has painted what was asked for. */
import { type Browser, type BrowserContext, chromium as playwright } from 'playwright-core';
import { chromium } from '../../../../generators/testing/chromium.ts';
import { limits } from '../../../../src/rules/limits.ts';
import { password, signedIn, startBuilt } from '../../server.ts';
import { makeServices, words } from '../../services.ts';
import { latencies, p95 } from '../figures.ts';
import type { Goal } from '../goals.ts';
import { machine } from '../rounds.ts';
import { watchScreen } from './seen-first.ts';

const searches = 40;
const openings = 20;
/** The first ones wake what is loaded late, and do not count. */
const warmUp = 3;
const screens = { catalogue: '/explore', 'account list': '/accounts' } as const;

export async function benchScreens(databaseUrl: string, size: string): Promise<readonly Goal[]> {
  const began = Date.now();
  const server = await startBuilt(databaseUrl, size);
  const browser = await playwright.launch(chromium);
  try {
    await (await makeServices(databaseUrl)).end();
    console.info(
      `A world of ${size} accounts was ready after ${((Date.now() - began) / 1000).toFixed(0)} s, ${machine()}`,
    );
    const goals: Goal[] = [];
    for (const user of ['owner', 'reseller', 'admin']) {
      const context = await enter(browser, server.address, user);
      const found = await searchOften(context, server.address, await namesFor(server.address, user));
      console.info(`  ${user.padEnd(9)} first result of the search after its pause  ${latencies(found)}`);
      goals.push({
        goal: `first results painted after the pause for ${user}, p95`,
        unit: 'ms',
        ours: [p95(found)],
        wanted: { atMost: 120 },
      });
      const opened = await openOften(context, server.address);
      for (const [name, times] of Object.entries(opened))
        console.info(`  ${user.padEnd(9)} first page of the ${name.padEnd(12)} painted       ${latencies(times)}`);
      goals.push({
        goal: `first page of the catalogue painted for ${user}`,
        unit: 'ms',
        ours: opened.catalogue,
        limit: { name: 'account list', values: opened['account list'] },
        wanted: { atMost: 1.2 },
      });
      await context.close();
    }
    return goals;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A context of his own, signed in. */
async function enter(browser: Browser, address: string, userName: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const signIn = `${address}/DataModel/service.svc/rest/Authorization/Authenticate`;
  const answer = await context.request.post(signIn, { data: { userName, password }, headers: { origin: address } });
  if (!answer.ok()) throw new Error(`Nobody can sign in: ${await answer.text()}`);
  await context.addInitScript(watchScreen);
  return context;
}

/** What somebody types: beginnings of names of accounts that he sees, and words of services. */
async function namesFor(address: string, user: string): Promise<readonly string[]> {
  const { call } = await signedIn(address, user);
  const nodes = (await call('Account/GetAccountTree', {})) as readonly { readonly DisplayName: string }[];
  const names = nodes.map(({ DisplayName }) => DisplayName);
  return Array.from({ length: searches + warmUp }, (_, at) => {
    const name = (at % 2 ? names[at % names.length] : words[at % words.length]) ?? 'cloud';
    return name.slice(0, 2 + (at % 5)).trim();
  });
}

async function searchOften(context: BrowserContext, address: string, texts: readonly string[]): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(`${address}/v/#/dashboard`);
  await page.locator('main h1').first().waitFor();
  await page.keyboard.press('/');
  const times: number[] = [];
  for (const text of texts) {
    const first = page.evaluate(() => window.screenBench.firstResult());
    await page.keyboard.type(text, { delay: 60 });
    times.push((await first) - limits.searchDebounce);
    await page.locator('search [role=listbox]:not([aria-busy])').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('search [role=listbox]').waitFor({ state: 'detached' });
  }
  await page.close();
  return times.slice(warmUp);
}

/** In turn, so that what else the machine does falls on both; each time in a page of its own, as a link or a reload opens it. */
async function openOften(
  context: BrowserContext,
  address: string,
): Promise<Readonly<Record<keyof typeof screens, number[]>>> {
  const times = { catalogue: [] as number[], 'account list': [] as number[] };
  for (let round = 0; round < openings + warmUp; round += 1)
    for (const [name, path] of Object.entries(screens) as [keyof typeof screens, string][]) {
      const page = await context.newPage();
      await page.goto(`${address}/v/#${path}`);
      const time = await page.evaluate(() => window.screenBench.firstRow);
      if (round >= warmUp) times[name].push(time);
      await page.close();
    }
  return times;
}
