/** Services of others: nothing of them before consent, each kind with what it needs, and without it once it is taken back; the chat on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openThirdParties, type ThirdParties } from '../fixtures/third-parties.ts';
import { brandFile } from './browser/brand-file.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';
import { withoutRight } from './browser/without-right.ts';

let others: ThirdParties;
let portal: Portal;
beforeAll(async () => {
  others = await openThirdParties();
  portal = await openPortal({ BRANDING_FILE: brandFile(others.brand) });
});
afterAll(async () => {
  await portal?.close();
  others?.close();
});

declare global {
  interface Window {
    readonly others?: Readonly<Record<string, unknown>>;
  }
}
const seen = (page: Page) => page.evaluate(() => window.others ?? {});
const decide = (page: Page, accepted: boolean, ids: readonly string[]) =>
  page.evaluate(
    async ([yes, services]) => {
      for (const id of services) await (yes ? window.UC_UI?.acceptService?.(id) : window.UC_UI?.rejectService?.(id));
    },
    [accepted, ids] as const,
  );
const chatEntry = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });

describe('services of others', () => {
  it('wait for the consent manager’s word, get what their kind needs, and are gone when it is taken back (EXT-15 to EXT-20, CHAT-01, NAV-31)', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/accounts');
    await page.waitForFunction(() => window.UC_UI?.isInitialized?.());
    expect(others.asked).toEqual(['/consent.js']);

    await decide(page, true, ['help', 'glance', 'pixel', 'apm', 'bot']);
    await chatEntry(page).waitFor();
    const scripts = others.asked.filter((path) => path.includes('.js'));
    expect([...scripts].sort()).toEqual([
      '/chat.js',
      '/co-browsing.js?group=4711&site=staging',
      '/consent.js',
      '/help.js',
      '/monitoring.js',
      '/tracking.js',
    ]);
    expect(await seen(page)).toMatchObject({
      help: {},
      coBrowsing: { group: '4711', site: 'staging' },
      tracking: { key: 'N-7' },
      monitoring: { key: 'M-8' },
    });

    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Co-browsing' }).click();
    expect(await seen(page)).toMatchObject({ session: { sessionKey: 'GLANCE_KEYTYPE_RANDOM' } });
    await page.getByRole('combobox', { name: 'Search by name or number' }).fill('Donau');
    await expect.poll(() => seen(page)).toMatchObject({ events: [{ searchText: 'Donau' }] });
    await page.keyboard.press('Escape');

    // The bot of another company, in the portal's window.
    await chatEntry(page).click();
    const chat = page.getByRole('dialog', { name: 'Captain' });
    await chat.getByText('Ahoy').waitFor();
    await chat.getByRole('button', { name: 'What now?' }).click();
    await chat.getByText('true en What now?').waitFor();
    expect(await chat.getByRole('link').count()).toBe(0);
    expect(await violations()).toEqual([]);
    await chatEntry(page).click();
    await chat.waitFor({ state: 'hidden' });

    await decide(page, false, ['help']);
    await expect.poll(() => seen(page).catch(() => ({ help: {} }))).not.toHaveProperty('help');
    await expect.poll(() => seen(page).catch(() => ({}))).toHaveProperty('tracking');
    // One consent is missing, so there is no chat.
    expect(await chatEntry(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('the portal’s own assistant', () => {
  let demo: Portal;
  beforeAll(async () => {
    demo = await openPortal();
  });
  afterAll(() => demo?.close());

  it('is agreed to on a phone, answers, says when it cannot, and is counted with what else was agreed to (CHAT-05)', async () => {
    const phone = { width: 390, height: 844 };
    const { page, open, context, violations } = await demo.visitor({ as: 'owner', viewport: phone });
    await open('/dashboard');
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Privacy choices' }).click();
    for (const name of ['Portal assistant', 'Usage statistics']) {
      expect(await chatEntry(page).count()).toBe(0);
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await page.getByText(`The service “${name}” belongs to this portal.`).waitFor();
      await page.getByRole('button', { name: 'Allow the service' }).click();
      await page.getByRole('button', { name: new RegExp(`^${name} Allowed`) }).waitFor();
    }
    await page.getByRole('link', { name: 'Back' }).click();
    await chatEntry(page).click();
    const chat = page.getByRole('dialog', { name: 'Portal assistant' });
    await chat.getByText(/^Hello!/).waitFor();
    const question = chat.getByRole('textbox', { name: 'Your question' });
    await expect.poll(() => question.evaluate((each) => each === document.activeElement)).toBe(true);
    await question.fill('Where do I find Donau?');
    await page.keyboard.press('Enter');
    await chat.getByRole('link', { name: /^Donau-/ }).waitFor();
    expect(await violations()).toEqual([]);
    await expectNoSidewaysScroll(page);

    // What is asked while it is away is not lost.
    await context.route('**/ChatBot/GetAnswer', (route) => route.abort());
    await question.fill('Who am I?');
    await page.keyboard.press('Enter');
    await chat.getByText('The chat is not available right now.').waitFor();
    await context.unroute('**/ChatBot/GetAnswer');
    await chat.getByRole('button', { name: 'Try again' }).click();
    await chat.getByText(/^You are Henrike Paulsen/).waitFor();
    expect(await chat.getByText('Who am I?').count()).toBe(1);
    await chat.getByRole('link', { name: /^Donau-/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Donau-/ }).waitFor();
    await page.reload();
    await chatEntry(page).waitFor();
    await withoutRight(context, 'CHAT_BOT');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Donau-/ }).waitFor();
    expect(await chatEntry(page).count()).toBe(0);
  });
});
