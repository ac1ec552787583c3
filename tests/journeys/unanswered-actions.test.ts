/** Actions in a browser that get no answer: sent again they have one effect, and what was offered is still there. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';
import { state, tasks } from './browser/tasks.ts';

const { visitor } = fixtureVisitors('action');

const offline = (page: Page, is: boolean) =>
  page.evaluate((now) => {
    window.server.isOffline = now;
  }, is);

it('an action sent again because no answer came has the key of the first, and after an answer another one', async () => {
  const { page, asked } = await visitor(tasks);
  const archive = async () => {
    await page.getByRole('row', { name: /Task 4/ }).focus();
    await page.keyboard.press('a');
  };
  await page.getByRole('row', { name: /Task 4/ }).waitFor();
  await offline(page, true);
  await archive();
  await expect.poll(async () => (await asked('Task/ArchiveTask')).length).toBe(1);
  await offline(page, false);
  await archive();
  await expect.poll(() => state(page, 'Task 4').innerText()).toContain('Archived');
  await page.keyboard.press('Control+z');
  await expect.poll(() => state(page, 'Task 4').innerText()).toContain('Open');
  await archive();
  await expect.poll(async () => (await asked('Task/ArchiveTask')).length).toBe(3);
  const [lost, again, anew] = (await asked('Task/ArchiveTask')).map(({ idempotencyKey }) => idempotencyKey);
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(lost);
  expect(anew).not.toBe(lost);
});

it('another action on the same thing has a key of its own: that of the one without an answer would be refused', async () => {
  const { page, asked } = await visitor(tasks);
  const row = page.getByRole('row', { name: /Task 4/ });
  await row.focus();
  await offline(page, true);
  await page.keyboard.press('a');
  await expect.poll(async () => (await asked('Task/ArchiveTask')).length).toBe(1);
  await offline(page, false);
  await row.hover();
  await page.getByRole('button', { name: 'Actions for Task 4' }).click();
  await page.getByRole('menuitem', { name: 'Delete task' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete task' }).click();
  await row.waitFor({ state: 'detached' });
  const [archived] = await asked('Task/ArchiveTask');
  const [removed] = await asked('Task/DeleteTask');
  expect(removed?.input).toEqual(archived?.input);
  expect(removed?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(removed?.idempotencyKey).not.toBe(archived?.idempotencyKey);
});

it('an action can be undone once there is a connection again', async () => {
  const { page, asked } = await visitor(tasks);
  await page.getByRole('row', { name: /Task 4/ }).focus();
  await page.keyboard.press('a');
  const undo = page.getByRole('button', { name: /Undo/ });
  await undo.waitFor();
  await offline(page, true);
  await undo.click();
  await page
    .getByText(/request failed/)
    .first()
    .waitFor();
  await offline(page, false);
  await undo.click();
  await expect.poll(() => state(page, 'Task 4').innerText()).toContain('Open');
  expect((await asked('Task/RestoreTask')).length).toBe(2);
  expect(await undo.count()).toBe(0);
});
