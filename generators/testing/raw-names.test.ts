/** What no person should read or hear is found wherever a page says it, and what may stand there is left alone. */
import { type Browser, chromium as engine } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromium } from './chromium.ts';
import { rawNames } from './raw-names.ts';

let browser: Browser;
let faultsOf: (html: string) => Promise<string[]>;
beforeAll(async () => {
  browser = await engine.launch(chromium);
  const page = await browser.newPage();
  faultsOf = async (html) => {
    await page.setContent(html);
    return page.evaluate(rawNames);
  };
});
afterAll(() => browser?.close());

it.each([
  ['<p>[object Object]</p>', '[object Object]'],
  ['<p>Due undefined</p>', 'Due undefined'],
  ['<p>NaN EUR</p>', 'NaN EUR'],
  ['<time>Invalid Date</time>', 'Invalid Date'],
  ['<p>Delete {name}?</p>', 'Delete {name}?'],
  ['<label>postalCode</label>', 'postalCode'],
  ['<button>AccountId</button>', 'AccountId'],
  ['<h2>account.Name</h2>', 'account.Name'],
  ['<dt>company_name</dt>', 'company_name'],
  ['<div role="columnheader">VatNumber</div>', 'VatNumber'],
  ['<button aria-label="NaN of 3">3</button>', 'NaN of 3'],
  ['<button aria-label="postalCode">✕</button>', 'postalCode'],
  ['<p aria-description="[object Object]">Total</p>', '[object Object]'],
  ['<div aria-valuetext="undefined"></div>', 'undefined'],
  ['<div aria-roledescription="dragHandle"></div>', 'dragHandle'],
  ['<span title="AccountId">7</span>', 'AccountId'],
  ['<img alt="companyLogo">', 'companyLogo'],
  ['<input placeholder="postalCode">', 'postalCode'],
  ['<textarea aria-label="internalNote"></textarea>', 'internalNote'],
  ['<textarea placeholder="undefined"></textarea>', 'undefined'],
  ['<code title="{path}">/a</code>', '{path}'],
  ['<pre><button aria-label="copyAll">✕</button></pre>', 'copyAll'],
])('%s', async (html, text) => {
  const faults = await faultsOf(html);
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault).toContain(`raw-text: "${text}" in `);
});

it.each([
  '<label>Postal code</label>',
  '<button>OK</button>',
  '<h1>DNS</h1>',
  '<p>Undefined behaviour of nanometres</p>',
  // What is not a name of something may be a value that only looks like one.
  '<span>report.pdf</span>',
  '<span title="report.pdf">report.pdf</span>',
  '<code>postalCode: undefined</code>',
  '<pre>{name} [object Object]</pre>',
  '<textarea aria-label="Note">NaN</textarea>',
  '<script>undefined</script>',
  '<style>.NaN {color}</style>',
  '<button data-literal title="AccountId">AccountId</button>',
  '<section data-literal><h2>camelCase</h2></section>',
])('%s may stand', async (html) => expect(await faultsOf(html)).toEqual([]));
