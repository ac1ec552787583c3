/** Orders above the credit are decided by letters, one after the other; who comes second is told whose decision stands (ORD-02 to ORD-12, I13). */
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
  await pane.getByText(first ?? '', { exact: true }).click();
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
  await pane.getByText(third ?? '', { exact: true }).waitFor();
  expect([seller.faults, other.faults]).toEqual([[], []]);
});
