/** An account ends: planned, cancelled, done by the clock, and at once; whoever works in it is out (TERM rows). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal, type Visitor } from './browser/portal.ts';

const harbour = 100_735;
const checks = [
  'I understand that this cannot be undone',
  'I understand that all accounts below are terminated too',
  'I understand that data may be deleted',
];

let portal: Portal;
let admin: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  admin = await portal.visitor({ as: 'admin' });
  await admin.open('/dashboard');
});
afterAll(() => portal?.close());

/** As far as the review; without a date it is an end at once. */
async function toReview(page: Page, date: string): Promise<void> {
  await page.getByRole('heading', { name: 'Reason' }).waitFor();
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'No longer needed' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Schedule' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Now' }).isChecked()).toBe(true);
  if (date) {
    await page.getByText('On a date').click();
    for (const [typed, refusal] of [
      ['', 'Enter a date and a time, such as 31/12/2027 23:59'],
      ['01/02/2020 00:00', 'The end must lie in the future'],
    ] as const) {
      await page.getByLabel('Ends at (UTC)').fill(typed);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.locator('[id$="-error"]', { hasText: refusal }).waitFor();
    }
    await page.getByLabel('Ends at (UTC)').fill(date);
    // As a person does, who leaves a field before he goes on.
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Ends at (UTC)').inputValue()).not.toBe('');
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
}
const agree = async (page: Page): Promise<void> => {
  for (const check of checks) await page.getByRole('checkbox', { name: check }).check();
};

describe('an account', () => {
  it('is left as it is by who cancels: without a word at first, and after a question once something was chosen', async () => {
    const { page } = admin;
    await admin.open(`/account/${harbour}`);
    const begin = async () => {
      await page.getByRole('link', { name: 'Terminate account' }).click();
      await page.getByRole('heading', { name: 'Reason' }).waitFor();
    };
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    await begin();
    await cancel.click();
    await page.waitForURL(new RegExp(`#/account/${harbour}$`));
    await begin();
    await toReview(page, '');
    await cancel.click();
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
    await cancel.click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL(new RegExp(`#/account/${harbour}$`));
    await begin();
    // Nothing of what was let go comes back.
    expect(await page.getByText('Your earlier entries were restored').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Reason' }).inputValue()).toBe('');
  });

  it('ends when it was planned, unless somebody cancels that', async () => {
    const { page } = admin;
    await admin.open(`/account/${harbour}`);
    await page.getByRole('link', { name: 'Terminate account' }).click();
    expect(await admin.violations()).toEqual([]);
    await toReview(page, '01/02/2099 00:00');
    const confirm = page.getByRole('group', { name: 'Confirm' });
    await confirm.waitFor();
    expect((await confirm.boundingBox())?.y).toBeLessThan(900);
    await page.locator('summary', { hasText: /^Users \d+$/ }).click();
    await page.getByText('Ágnes Szőke-Müllner').waitFor();
    expect(await admin.violations()).toEqual([]);
    const submit = page.getByRole('button', { name: /^Terminate \d+ accounts on 01 Feb 2099, 00:00 UTC$/ });
    await submit.click();
    // Nothing happens before everything is understood.
    await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
    await agree(page);
    await submit.click();
    await page.getByText(/ends on 01 Feb 2099, 00:00 UTC$/).waitFor();
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('link', { name: 'Open account' }).click();
    await page.getByText('Ends 01 Feb 2099').waitFor();
    await page.getByRole('button', { name: 'Cancel termination' }).click();
    expect(await page.getByRole('dialog').getByRole('button').allInnerTexts()).toEqual([
      'Keep the termination',
      'Cancel termination',
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel termination' }).click();
    await page.getByRole('link', { name: 'Terminate account' }).waitFor();
    expect(await page.getByText('01 Feb 2099, 00:00 UTC').count()).toBe(0);
  });

  it('ends by itself when its time has come', async () => {
    const { page } = admin;
    await admin.open(`/account/${harbour}`);
    await page.getByRole('link', { name: 'Terminate account' }).click();
    await toReview(page, '02/02/2099 00:00');
    await agree(page);
    await page.getByRole('button', { name: /^Terminate \d+ accounts on/ }).click();
    await page.getByText(/ends on 02 Feb 2099/).waitFor();
    await portal.pass(`
      update portolan.termination set due_utc = now() where state = 'Scheduled';
      update portolan.job set run_at = now() where name = 'terminate' and state = 'Queued'`);
    await admin.open(`/account/${harbour}`);
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { level: 1 }).waitFor();
          return page.getByText('Terminated', { exact: true }).count();
        },
        { timeout: 40_000, interval: 2000 },
      )
      .toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: 'Terminate account' }).count()).toBe(0);
  });

  it('of a user ends at once: he is out, wherever he is signed in', async () => {
    const other = await portal.visitor();
    await other.open('/login');
    // The harbour has ended with everybody in it.
    await other.page.getByLabel('Username').fill('user');
    await other.page.getByLabel('Password', { exact: true }).fill('wrong');
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.page.getByText(/does not match an account/).waitFor();
    // He decides on orders, which the administrator may not, and so could not be ended by him.
    await portal.pass('update portolan.user_role set role_id = 5 where user_account_id = 100413');
    const approver = await portal.visitor({ as: 'approver', viewport: { width: 390, height: 844 } });
    await approver.open('/dashboard');
    const { page } = admin;
    await admin.open('/terminate');
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Find an account' }).fill('U-100413');
    const row = page.getByRole('row', { name: /Подколзин/ });
    await row.getByRole('radio').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await toReview(page, '');
    expect(await page.locator('dt', { hasText: 'Ends at (UTC)' }).locator('+ dd').innerText()).toBe('Now');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await admin.violations()).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await agree(page);
    await page.getByRole('button', { name: 'Terminate 1 account now' }).click();
    await page.getByText(/has ended$/).waitFor();
    // What he was told of stays to be read; the button that would change it says why it does not.
    await admin.open('/account/100413/notifications');
    const edit = page.getByRole('button', { name: 'Edit Words to listen for' });
    await edit.click({ force: true });
    await page.getByRole('tooltip', { name: 'The account has ended and is told of nothing any more.' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await admin.violations()).toEqual([]);
    await approver.open('/accounts');
    await approver.page.getByLabel('Password', { exact: true }).waitFor();
    await expectNoSidewaysScroll(approver.page);
    expect(admin.faults).toEqual([]);
  });
});
