/** `npm run pictures`: signs in at a running demo server and writes a picture of every screen, for somebody to look at; `compare` is told of in pictures/compare.ts. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium as playwright } from 'playwright-core';
import { compare } from '../pictures/compare.ts';
import { places } from '../product/all-screens.ts';
import { chromium } from '../testing/chromium.ts';

const folder = resolve(import.meta.dirname, '../../.pictures');
const widths = [1440, 1024, 390];
const pageHeight = 900;
const schemes = ['light', 'dark'] as const;

/** Answers true when a comparison finds another picture. */
export async function run(parameters: readonly string[]): Promise<boolean> {
  if (parameters[0] === 'compare') return compare(parameters.slice(1));
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      address: { type: 'string', default: 'http://127.0.0.1:8080' },
      user: { type: 'string', default: 'admin' },
      language: { type: 'string', default: 'en' },
      /** A part of the addresses that are wanted. */
      only: { type: 'string', default: '' },
    },
  });
  const password = process.env['DEMO_PASSWORD'];
  if (!password) throw new Error('Set DEMO_PASSWORD to the password of the demo sign-ins.');
  await rm(folder, { recursive: true, force: true });
  const browser = await playwright.launch(chromium);
  try {
    const { storageState, accounts } = await signIn(browser, values, password);
    const open = places(({ access }) => access === 'public');
    const guarded = places(({ access = 'login' }) => access === 'login', accounts);
    const wanted = (list: readonly string[]) => list.filter((place) => place.includes(values.only));
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const options = { viewport: { width, height: pageHeight }, colorScheme, locale: values.language };
        const to = { ...values, width, folder: join(folder, `${width}-${colorScheme}`) };
        await take(browser, options, wanted(open), to);
        await take(browser, { ...options, storageState }, wanted([...guarded, '/nowhere']), to);
      }
    }
  } finally {
    await browser.close();
  }
  console.info(`The pictures are in ${folder}`);
  return false;
}

async function signIn(browser: Browser, { address, user }: { address: string; user: string }, password: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/v/#/login`);
  await page.locator('[name="username"]').fill(user);
  await page.locator('[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').waitFor();
  const { companyAccountId, userAccountId } = await page.evaluate(
    () => (window as unknown as { __APP__: Record<'companyAccountId' | 'userAccountId', number> }).__APP__,
  );
  const storageState = await context.storageState();
  await context.close();
  return { storageState, accounts: [companyAccountId, userAccountId] };
}

async function take(
  browser: Browser,
  options: BrowserContextOptions,
  wanted: readonly string[],
  to: { readonly address: string; readonly language: string; readonly width: number; readonly folder: string },
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript((code) => localStorage.setItem('locale', code), to.language);
  const page = await context.newPage();
  for (const place of wanted) {
    // A change behind the '#' alone would load nothing anew, and nobody could tell when it is done.
    await page.goto('about:blank');
    await page.goto(`${to.address}/v/#${place}`);
    await page.locator('main:visible').first().waitFor();
    await page.waitForLoadState('networkidle');
    const name = place.slice(1).replaceAll('/', '-');
    // As long as the page is, so that what sticks to the lower edge stands below everything.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: to.width, height: Math.max(height, pageHeight) });
    await page.screenshot({ path: join(to.folder, `${name}.png`) });
    await page.setViewportSize({ width: to.width, height: pageHeight });
  }
  await context.close();
}
