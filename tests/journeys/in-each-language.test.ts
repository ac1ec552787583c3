/**
 * Signing in, an order and an invoice in each language that has a folder: what people read is theirs, on screens and on paper, and no text
 * of the product is left in English (I18N-13, I18N-23).
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../generators/product/product.ts';
import { someOf } from '../../generators/testing/sample.ts';
import { readCatalogue, translatedLanguages } from '../../generators/texts/catalogues.ts';
import GetInvoiceDocument from '../../manifests/operations/Account/GetInvoiceDocument.ts';
import BillingRun from '../../manifests/operations/Administration/BillingRun.ts';
import { intervalOf } from '../../src/rules/billing/interval.ts';
import { additionalLanguages, allLanguages, type Language } from '../../src/rules/limits.ts';
import { translate } from '../../src/server/calls/texts.ts';
import { writtenText } from '../../src/server/files/invoice/testing/written-text.ts';
import { demoPassword } from '../database/cluster.ts';
import { callPath } from '../security/watch.ts';
import { brandFile } from './browser/brand-file.ts';
import { acceptTerms, company } from './browser/ordering.ts';
import { openPortal, type Portal } from './browser/portal.ts';

const product = 'Endpoint Shield XDR';
const languages = someOf(translatedLanguages(root), 1, 'language of a journey') as readonly Language[];
/** What is issued says its language for ever; printer.test.ts prints in all of them. */
const [paperLanguage] = languages;
let portal: Portal;
let invoice: unknown;
beforeAll(async () => {
  portal = await openPortal({ BRANDING_FILE: brandFile({ languages: additionalLanguages }) });
  await portal.pass(`update portolan.account_value set "values" = "values" ||
      '{"CreditLimit": 100000000, "InvoiceLanguage": "${paperLanguage}"}' where account_id = ${company}`);
  await acceptTerms(portal);
});
afterAll(() => portal?.close());

/** The month of the demo is billed before it ends. */
async function billed(): Promise<unknown> {
  const interval = intervalOf(new Date().toISOString().slice(0, 10));
  const owner = await portal.visitor({ as: 'owner' });
  await owner.open('/dashboard');
  await owner.page.evaluate(
    ([path, interval]) =>
      fetch(String(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ interval }),
      }),
    [callPath + BillingRun.operation, interval],
  );
  let found: unknown;
  await expect
    .poll(
      async () => {
        const rows = await portal.pass(
          `select invoice_id from portolan.invoice where buyer_account_id = ${company} and state = 'Final'
            and kind = 'Invoice' and interval_id = ${interval} limit 1`,
        );
        found = rows[0]?.['invoice_id'];
        return found;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return found;
}

/** The document of an invoice, once it is printed, which nobody waits for here. */
async function paperOf(page: Page, invoiceId: unknown): Promise<string> {
  await portal.pass(`update portolan.job set run_at = now() where name = 'document' and state = 'Queued'`);
  let content = '';
  await expect
    .poll(
      async () => {
        const answer = await page.evaluate(
          async ([path, invoiceId]) => {
            const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
            const got = await fetch(String(path), { ...init, body: JSON.stringify({ invoiceId: Number(invoiceId) }) });
            return got.ok ? await got.json() : undefined;
          },
          [callPath + GetInvoiceDocument.operation, String(invoiceId)],
        );
        content = answer?.data?.Content ?? '';
        return content;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return writtenText(Buffer.from(content, 'base64'));
}

/** A service is called as its vendor calls it in the language, or in English. */
async function nameOf(name: string, language: string): Promise<string> {
  const [row] = await portal.pass(
    `select coalesce(names ->> '${language}', names ->> 'en') as name from portolan.service where names ->> 'en' = '${name}'`,
  );
  return String(row?.['name']);
}

/** Texts that stand in the page as they do in English, though the language has others for them. */
async function leftInEnglish(page: Page, texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const other = Object.entries(texts).flatMap(([text, said]) =>
    said !== text && !/[{]/.test(text) && !Object.values(texts).includes(text) ? [text] : [],
  );
  return page.evaluate((known) => {
    const english = new Set(known);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isSeen = node.parentElement && node.parentElement.getClientRects().length > 0;
      if (isSeen && english.has(text) && !node.parentElement?.closest('[lang]:not(html), script, style'))
        found.add(text);
    }
    return [...found];
  }, other);
}

it('the menu of languages is at most 300 pixels high, scrolls, and leads to the last of them (I18N-24)', async () => {
  const { page, open } = await portal.visitor({ as: 'admin' });
  await open('/dashboard');
  await page.getByRole('button', { name: 'Language: English' }).click();
  const menu = page.getByRole('menu');
  const entries = menu.getByRole('menuitemradio');
  await entries.first().waitFor();
  expect(await entries.count()).toBe(allLanguages.length);
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(300);
  await entries.last().scrollIntoViewIfNeeded();
  const moved = await entries.last().evaluate((last) => {
    for (let above = last.parentElement; above; above = above.parentElement) if (above.scrollTop > 0) return true;
    return false;
  });
  expect(moved).toBe(true);
});

describe.each(languages)('%s', (language) => {
  const texts = readCatalogue(root, language);
  const say = (text: string) => translate(language, text);

  it('somebody signs in, orders a service and opens an invoice', async () => {
    const { page, open, faults } = await portal.visitor();
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    await open('/login');
    await page.getByRole('heading', { name: say('Sign in') }).waitFor();
    expect(await leftInEnglish(page, texts)).toEqual([]);
    await page.getByLabel(say('Username')).fill('admin');
    await page.getByLabel(say('Password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
    await page.getByRole('button', { name: say('Profile') }).waitFor();
    await page.locator('main h1').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await leftInEnglish(page, texts)).toEqual([]);

    await open('/Account/Create/Service');
    const step = (name: string) => page.getByRole('heading', { level: 2, name: say(name), exact: true }).waitFor();
    const goOn = () => page.getByRole('button', { name: say('Continue'), exact: true }).click();
    await step('Account');
    // Where letters of other scripts come first, it stands further down.
    await page.getByRole('searchbox', { name: say('Find an account'), exact: true }).fill('Elektrizitätswerke');
    await page.getByRole('radio', { name: /Elektrizitätswerke/ }).check();
    await goOn();
    await step('Service');
    const service = await nameOf(product, language);
    await page.getByRole('searchbox', { name: say('Find a service'), exact: true }).fill(service);
    await page.getByRole('radio', { name: service }).check();
    expect(await leftInEnglish(page, texts)).toEqual([]);
    await goOn();
    await step('Configuration');
    await goOn();
    await step('Quantity and term');
    await page.getByRole('textbox', { name: say('Quantity') }).fill('3');
    await page.getByRole('radio').first().check();
    expect(await leftInEnglish(page, texts)).toEqual([]);
    await goOn();
    await step('Terms');
    await goOn();
    await step('Review');
    await page.getByText(say('Order value'), { exact: true }).first().waitFor();
    expect(await leftInEnglish(page, texts)).toEqual([]);
    await page.getByRole('button', { name: /EUR|€/ }).last().click();
    await page.getByRole('link', { name: say('Open service') }).click();
    await page.getByRole('heading', { level: 1, name: service }).waitFor();

    invoice ??= await billed();
    await open(`/invoice/${invoice}`);
    await page.locator('main h1').first().waitFor();
    await page.getByText(say('To pay'), { exact: true }).first().waitFor();
    expect(await leftInEnglish(page, texts)).toEqual([]);
    if (language === paperLanguage) {
      const lines = (await paperOf(page, invoice)).split('\n');
      for (const text of ['Invoice', 'Service', 'To pay']) expect(lines).toContain(say(text));
    }
    // Its document is printed on request, and the screen says so.
    expect(faults.filter((fault) => !/status of 409/.test(fault))).toEqual([]);
  });
});
