/** What no screen's manifest writes, without a connection: signing in, saved views of lists, the way back from another name. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../database/cluster.ts';
import { noAnswer } from './browser/no-answer.ts';
import { openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => {
  await portal?.close();
});

/** Tries it in vain: the call that is not answered is named. */
async function inVain(page: Page, call: string, write: () => Promise<void>): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  try {
    await write();
    await noAnswer(page, call);
  } finally {
    await page.context().setOffline(false);
  }
}

it('who signs in keeps what was typed', async () => {
  const { page, open } = await portal.visitor();
  await open('/login');
  const name = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const signIn = () => page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await name.fill('approver');
  await password.fill(demoPassword);
  await inVain(page, 'Authenticate', signIn);
  expect([await name.inputValue(), await password.inputValue()]).toEqual(['approver', demoPassword]);
  await signIn();
  await page.getByRole('banner').waitFor();
});

it('who asks for a link to a new password keeps the name, and may ask again', async () => {
  const { page, open } = await portal.visitor();
  await open('/reset-password');
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  const name = page.getByLabel('Username');
  await name.fill('approver');
  const send = () => page.getByRole('button', { name: 'Send the link' }).click();
  await inVain(page, 'RequestResetPassword', send);
  expect(await name.inputValue()).toBe('approver');
  await send();
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
});

it('views of a list are saved, changed, copied, opened first and deleted once there is a connection again', async () => {
  const { page, open, faults } = await portal.visitor({ as: 'admin' });
  await open('/accounts');
  await page.getByRole('row').nth(2).waitFor();
  const view = (name: RegExp) => page.getByRole('button', { name });
  const choose = async (item: string) => {
    await view(/^View:/).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const twice = async (call: string, write: () => Promise<void>) => {
    await inVain(page, call, write);
    await write();
  };
  await choose('Save as new view');
  await page.getByLabel('Name', { exact: true }).fill('Far away');
  await twice('SaveListView', () => page.getByRole('button', { name: 'Save view' }).click());
  await view(/^View: Far away$/).waitFor();
  await page.getByRole('button', { name: /^(Comfortable|Compact) rows$/ }).click();
  await view(/^View: Far away.*changed/).waitFor();
  await twice('SaveListView', () => choose('Save changes to this view'));
  await view(/^View: Far away$/).waitFor();
  await twice('SetDefaultListView', () => choose('Open this view first'));
  await twice('DuplicateListView', () => choose('Duplicate view'));
  await view(/^View: Far away.+$/).waitFor();
  await choose('Delete view');
  await twice('DeleteListView', () => page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await view(/^View:/).click();
  await page.getByRole('menuitem', { name: /^Far away opens first$/ }).waitFor();
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|No answer to/.test(fault))).toEqual([]);
});

it('who works in another name stays there until the server has heard of the way back', async () => {
  const { page, open } = await portal.visitor({ as: 'owner' });
  await open('/accounts');
  await page.getByRole('searchbox').fill('Magdalena Brückner');
  await page.getByRole('link', { name: 'Magdalena Brückner' }).click();
  await page.getByRole('button', { name: 'Work as this user' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Work as this user' }).click();
  const badge = page.getByRole('region', { name: 'Impersonation' });
  await badge.waitFor();
  const back = () => badge.getByRole('button', { name: /^(Go back|Back to)/ }).click();
  await inVain(page, 'Unimpersonate', back);
  await badge.getByText(/is working as Magdalena Brückner/).waitFor();
  await back();
  await badge.waitFor({ state: 'detached' });
});
