/** The administration console: a call is found, made with a form of its schema, asked about when it writes, and refused as anywhere else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

it('is found by words and arrow keys, filled in by its example, and made after a question (ROUTE-28, ROUTE-62)', async () => {
  const owner = await portal.visitor({ as: 'owner' });
  const { page } = owner;
  await owner.open('/admin-console');
  await page.getByText('Choose a call').waitFor();
  await page.getByRole('textbox', { name: 'Find a call' }).fill('maintenance');
  const calls = page.getByRole('navigation', { name: 'Calls' });
  await calls.getByRole('link', { name: 'EndMaintenance' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Administration/PlanMaintenance' }).waitFor();
  expect(page.url()).toContain('/admin-console/Administration.PlanMaintenance?find=maintenance');

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const required = page.getByText('This field is required');
  await required.first().waitFor();
  expect(await required.count()).toBe(2);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByText('This call changes something').waitFor();
  await page.getByRole('button', { name: 'Send Administration/PlanMaintenance' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByText('Prices are moved to a new database.').waitFor();
  await answer.getByText('200', { exact: true }).waitFor();
  expect(await owner.violations()).toEqual([]);
  await answer.getByText('JSON').click();
  await answer.getByText('"IsOngoing": false').waitFor();
  const [entry] = await portal.pass(
    'select event, operation from portolan.audit_entry order by audit_entry_id desc limit 1',
  );
  expect(entry).toMatchObject({ event: 'Maintenance planned', operation: 'Administration/PlanMaintenance' });

  await page.getByText('JSON').first().click();
  await page.getByRole('textbox', { name: 'Input as JSON' }).fill('{ "accountId": 1 ');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('The input is a JSON object').waitFor();
  await page.getByRole('textbox', { name: 'Input as JSON' }).fill('{ "accountId": 987654321, "minutes": 5 }');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send Administration/PlanMaintenance' }).click();
  await answer.getByText('404', { exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'Last calls in this tab' }).getByRole('listitem').count()).toBe(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'All calls' }).click();
  await calls.getByRole('link', { name: 'GetMaintenance' }).waitFor();
  expect(await owner.violations()).toEqual([]);
  await owner.open('/admin-console/Nothing.IsCalledSo');
  await page.getByText('There is no call “Nothing.IsCalledSo”').waitFor();
  // It is no account that was moved.
  expect(await page.getByText('It was moved or removed').count()).toBe(0);
  expect(owner.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

it('is sent once the form is there: until then its buttons wait, and a press is not lost', async () => {
  const owner = await portal.visitor({ as: 'owner' });
  const { page } = owner;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/interpreted-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await owner.open('/admin-console/Administration.PlanMaintenance');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Fill in the example' }).isDisabled()).toBe(true);
  arrive();
  await send.click();
  await page.getByText('This field is required').first().waitFor();
  expect(owner.faults).toEqual([]);
});

it('has screens beside it: a message reaches who is signed in elsewhere until it is taken back, and every tab is in order (WS-36)', async () => {
  const [owner, user] = [await portal.visitor({ as: 'owner' }), await portal.visitor({ as: 'user' })];
  await user.open('/dashboard');
  await user.listening;
  const { page } = owner;
  await owner.open('/administration');
  await page.getByRole('button', { name: 'Send a message' }).first().click();
  await page.getByRole('textbox', { name: 'Message' }).fill('The office is closed on Friday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send a message' }).click();
  const shown = user.page.getByText('The office is closed on Friday.');
  await shown.waitFor();
  expect(await user.violations()).toEqual([]);
  await user.page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(user.page);
  expect(await user.violations()).toEqual([]);
  for (const [tab, there] of [
    ['Maintenance', 'Prices are moved to a new database.'],
    ['Sessions', 'Used last'],
    ['Jobs', 'What went wrong'],
    ['Installation', 'Last migration'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByText(there).first().waitFor();
    expect([tab, await owner.violations()]).toEqual([tab, []]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await shown.waitFor({ state: 'detached' });
  expect([...owner.faults, ...user.faults]).toEqual([]);
});

it('is not there for who does not administer', async () => {
  const user = await portal.visitor({ as: 'user' });
  await user.open('/admin-console');
  await user.page.getByText('ADMINISTRATIVE').first().waitFor();
  expect(await user.page.getByRole('navigation', { name: 'Calls' }).count()).toBe(0);
});
