/** Orders above the credit are decided by letters, one after the other; who comes second is told whose decision stands (ORD-02 to ORD-12, ROUTE-29, ROUTE-57, I13). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

it('waiting orders are approved and declined beside their list, on a phone in a sheet over it', async () => {
  const seller = await portal.visitor({ as: 'reseller' });
  const { page } = seller;
  await seller.open('/orders/request-review');
  const pane = page.getByRole('complementary', { name: 'The row at hand' });
  await pane.getByText('Over the limit').waitFor();
  const count = Number(/of (\d+)/.exec((await pane.textContent()) ?? '')?.[1]);
  const rows = page.getByRole('grid').first().locator('tbody tr');
  const [first, second, third] = await rows.getByRole('link').allTextContents();
  await page.getByRole('link', { name: `Pending ${count}` }).waitFor();
  // Its number and state stand over the name of its payer, and the keys below the rows.
  await pane.getByRole('heading', { level: 2, name: first ?? '' }).waitFor();
  const [, number] = /^(O-\d+)Pending/.exec((await pane.locator('header').first().textContent()) ?? '') ?? [];
  await rows
    .first()
    .getByText(number ?? '', { exact: true })
    .waitFor();
  expect(await page.locator('p:has(> span > kbd)').textContent()).toMatch(
    /^JK Next and previous row ?A Approve order ?D Decline order ?Enter Open the row$/,
  );
  expect(await seller.violations()).toEqual([]);
  await page.keyboard.press('j');
  await pane.getByText(`2 of ${count}`).waitFor();
  await page.keyboard.press('k');
  await pane.getByText(`1 of ${count}`).waitFor();

  const other = await portal.visitor({ as: 'reseller', viewport: { width: 390, height: 844 } });
  await other.open('/orders/request-review');
  await other.page.getByRole('link', { name: first ?? '' }).click();
  const sheet = other.page.getByRole('dialog');
  await sheet.getByText(`1 of ${count}`).waitFor();
  await sheet.getByRole('button', { name: 'Decline order' }).waitFor();
  await expectNoSidewaysScroll(other.page);
  expect(await other.violations()).toEqual([]);
  // Without a reason nothing is declined.
  await sheet.getByRole('button', { name: 'Decline order' }).click();
  const reason = sheet.getByRole('textbox', { name: 'Reason' });
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
  await reason.fill('Erst die Rechnung vom Oktober');

  await pane.getByRole('textbox', { name: 'Reason' }).fill('Known for years');
  await pane.getByRole('heading', { level: 2, name: first ?? '' }).click();
  await page.keyboard.press('a');
  await pane.getByText(`1 of ${count - 1}`).waitFor();
  expect(await rows.first().getByRole('link').textContent()).toBe(second);
  expect(await pane.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('');

  // Who reads it elsewhere keeps it before him, and learns whose decision stands.
  await sheet.getByText('It is no longer in the list.').waitFor();
  await sheet.getByText('Known for years').waitFor();
  await expect.poll(() => sheet.getByRole('button', { name: 'Decline order' }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Go on' }).click();
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('Erst die Rechnung vom Oktober');
  await sheet.getByRole('button', { name: 'Decline order' }).click();
  await sheet.getByText(`1 of ${count - 2}`).waitFor();

  // The first reader's order was declined on the phone: he goes on when he wants to.
  await pane.getByText('Erst die Rechnung vom Oktober').waitFor();
  await pane.getByText('It is no longer in the list.').waitFor();
  await page.keyboard.press('j');
  await pane.getByRole('heading', { level: 2, name: third ?? '' }).waitFor();
  expect([seller.faults, other.faults]).toEqual([[], []]);
});

it('what vendors have refused is sent again together, at a desk and on a phone (PROV-09)', async () => {
  const seller = await portal.visitor({ as: 'reseller' });
  const { page } = seller;
  const retried = async () =>
    (await portal.pass(`select from portolan.audit_entry where event = 'Provisioning retried'`)).length;
  const before = await retried();
  await seller.open('/provisioning?states=Failed');
  const boxes = page
    .getByRole('grid')
    .first()
    .getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(1).waitFor();
  expect(await seller.violations()).toEqual([]);
  // Each state says how many there are, whichever of them are in the list.
  const total = Number((await page.getByRole('heading', { level: 1 }).locator('..').textContent())?.match(/\d+/)?.[0]);
  await page.getByRole('button', { name: `Failed ${total}`, exact: true, pressed: true }).waitFor();
  await page.getByRole('button', { name: /^Ended [1-9]/, pressed: false }).waitFor();
  const pane = page.getByRole('complementary', { name: 'The row at hand' });
  await pane.getByText(/^Provisioning request \d+$/).waitFor();
  for (const at of [0, 1]) await boxes.nth(at).check();
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await bar.getByText('2 selected').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(await seller.violations()).toEqual([]);
  await bar.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Sent again').first().waitFor();
  await page.getByText('2 entries', { exact: true }).first().waitFor();
  await expect.poll(retried).toBe(before + 2);
  expect(seller.faults).toEqual([]);
});

it('of requests that are sent again together some are not: how many, which, and why of each reason', async () => {
  const seller = await portal.visitor({ as: 'reseller' });
  const { page } = seller;
  const ofSeller = `seller_account_id = (select parent_account_id from portolan.account where account_id = 100734)`;
  const settle = (count: number, state: string) =>
    portal.pass(`update portolan.provisioning_request set state = '${state}', waiting_for = null, worker = null, lease_until = null,
      finished_utc = case when '${state}' = 'Completed' then now() end, error_message = 'Contract 4711 is not known'
      where request_id in (select request_id from portolan.provisioning_request where ${ofSeller} and not is_final order by request_id limit ${count})
      returning request_id`);
  const open = await settle(4, 'Failed');
  expect(open).toHaveLength(4);
  await seller.open('/provisioning?size=100');
  const rows = page
    .getByRole('grid')
    .first()
    .getByRole('row', { name: /Contract 4711/ });
  const boxes = rows.getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBe(4);
  // Two of them have been mended meanwhile, by whoever looks after the database.
  await settle(2, 'Completed');
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await bar.getByRole('button', { name: 'Retry' }).click();
  const result = page.getByRole('dialog', { name: '2 entries failed' });
  await result.getByText('“Retry”: 2 are done.').waitFor();
  const reasons = result.getByRole('list', { name: 'What is not done, and why' }).getByRole('listitem');
  expect(await reasons.allTextContents()).toEqual([1, 2].map(() => expect.stringMatching(/has come to its end/)));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(await seller.violations()).toEqual([]);
  await result.getByRole('button', { name: 'Close' }).last().click();
  await bar.getByText('2 selected').waitFor();
  // As soon as it is seen that they have ended, they are left out before anything is tried.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const ended = rows.filter({ hasText: 'Completed' }).getByRole('checkbox');
  await expect.poll(() => ended.count()).toBe(2);
  for (const at of [0, 1]) await ended.nth(at).check();
  await bar.getByRole('button', { name: 'Retry' }).click();
  const left = page.getByRole('dialog', { name: '2 entries were left out' });
  const [reason, ...more] = await left.getByRole('listitem').allTextContents();
  expect([reason, more]).toEqual([expect.stringMatching(/2Only what has failed is sent again, by whoever may\.$/), []]);
  // A browser notes what servers refuse.
  expect(seller.faults.filter((fault) => !/status of 409/.test(fault))).toEqual([]);
});

it('what a vendor says is read whole on a phone: in the list, in the sheet and on the page, however long its words are', async () => {
  const [request] =
    await portal.pass(`select r.request_id from portolan.provisioning_request r join portolan.provisioning_response using (request_id)
    where r.state = 'Failed' and r.seller_account_id = (select parent_account_id from portolan.account where account_id = 100734) limit 1`);
  const id = request?.['request_id'];
  const said = `Host pool FRA-2 has no capacity for 24 desktops in ${'Donaudampfschiffahrts'.repeat(5)}`;
  const details = `https://vendor.example/errors/${'0123456789abcdef'.repeat(6)}`;
  await portal.pass(
    `update portolan.provisioning_request set error_message = '${said}', error_details = '${details}' where request_id = ${id}`,
  );
  const answer = JSON.stringify({ message: said, trace: 'f00d'.repeat(40) });
  await portal.pass(`insert into portolan.provisioning_response (request_id, connector_id, attempt, message_id, direction, at_utc, status, outcome, body)
    select request_id, connector_id, attempt, message_id, direction, now(), 422, 'Refused', '${answer}' from portolan.provisioning_response
    where request_id = ${id} limit 1`);
  const seller = await portal.visitor({ as: 'reseller', viewport: { width: 390, height: 844 } });
  const { page } = seller;
  await seller.open('/provisioning?states=Failed');
  const rows = page.getByRole('grid').first();
  const readWhole = (text: string) =>
    page
      .getByText(text, { exact: true })
      .last()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const line = getComputedStyle(element);
        return (
          left >= 0 &&
          right <= innerWidth &&
          line.whiteSpace !== 'nowrap' &&
          element.scrollWidth <= element.clientWidth + 1
        );
      });
  await rows.getByText(said, { exact: true }).waitFor();
  expect(await readWhole(said)).toBe(true);
  // One of whom nothing is said has no line for it.
  await seller.open('/provisioning?states=Completed');
  await rows.getByRole('link').first().waitFor();
  expect(await rows.locator('td:has([data-empty])').filter({ visible: true }).count()).toBe(0);
  await expectNoSidewaysScroll(page);

  await seller.open(`/provisioning/${id}`);
  for (const text of [said, details]) {
    await page.getByText(text, { exact: true }).first().waitFor();
    expect([text, await readWhole(text)]).toEqual([text, true]);
  }
  await page.getByRole('button', { name: 'Answer' }).first().click();
  await page.getByText('f00df00d').first().waitFor();
  await expectNoSidewaysScroll(page);
  expect(await seller.violations()).toEqual([]);
  expect(seller.faults).toEqual([]);
});

it('what was asked of vendors for an account is read there with its order, at a desk and on a phone (ROUTE-33, ROUTE-34)', async () => {
  const [asked] = await portal.pass(`select r.account_id, l.order_id from portolan.provisioning_request r
    join portolan.order_line l using (order_line_id)
    where r.seller_account_id = (select parent_account_id from portolan.account where account_id = 100734)
      and not exists (select from portolan.provisioning_request other where other.account_id = r.account_id and other.request_id <> r.request_id)
    order by r.request_id limit 1`);
  const seller = await portal.visitor({ as: 'reseller' });
  const { page } = seller;
  await seller.open(`/account/${asked?.['account_id']}/provisioning`);
  await page.getByRole('grid').first().waitFor();
  const pane = page.getByRole('complementary', { name: 'The row at hand' });
  await pane.getByText(`O-${asked?.['order_id']}`).first().waitFor();
  // The words of the vendor stand whole beside the pane.
  const [words, beside] = await Promise.all([
    page.getByRole('columnheader', { name: 'What the vendor says' }).boundingBox(),
    pane.boundingBox(),
  ]);
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(await seller.violations()).toEqual([]);
  expect(seller.faults).toEqual([]);
});

it('what led to an order, a subscription and a difference is read on a phone', async () => {
  const seller = await portal.visitor({ as: 'reseller', viewport: { width: 390, height: 844 } });
  const { page } = seller;
  const [order] =
    await portal.pass(`select o.order_id, l.account_id from portolan.customer_order o join portolan.order_line l using (order_id)
    join portolan.sale_tier t on t.account_id = l.account_id and t.seller_account_id = o.seller_account_id
    where o.seller_account_id = (select parent_account_id from portolan.account where account_id = 100734) and o.state = 'Approved' order by o.order_id limit 1`);
  const fits = async (path: string, seen: RegExp) => {
    await seller.open(path);
    await page.getByText(seen).first().waitFor();
    await expectNoSidewaysScroll(page);
    expect([path, await seller.violations()]).toEqual([path, []]);
  };
  await fits(`/order/${order?.['order_id']}`, new RegExp(`O-${order?.['order_id']}`));
  await fits(`/account/${order?.['account_id']}/trace?orderId=${order?.['order_id']}`, /^Trace$/);
  await fits('/drift', /^Drift$/);
  expect(seller.faults).toEqual([]);
});
