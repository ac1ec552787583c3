/** Actions in a browser: undone, refused with a reason, done to many with some failing, found by the keyboard, and looked at with other rights. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';
import { openPortal, type Portal, type Visitor } from './browser/portal.ts';
import { state, tasks } from './browser/tasks.ts';

const { visitor } = fixtureVisitors('action');

describe('one action', () => {
  it('is undone from its message, by button and by key, and the message waits while it is reached for', async () => {
    const { page, violations, faults } = await visitor(tasks);
    await page.getByRole('row', { name: /Task 1/ }).hover();
    await page.getByRole('button', { name: 'Actions for Task 1' }).click();
    await page.getByRole('menuitem', { name: /Archive/ }).click();
    await expect.poll(() => state(page, 'Task 1').innerText()).toContain('Archived');
    await page.keyboard.press('F8');
    const undo = page.getByRole('button', { name: /Undo/ });
    await expect.poll(() => undo.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Back in the list').waitFor();
    await expect.poll(() => state(page, 'Task 1').innerText()).toContain('Open');

    await page.getByRole('row', { name: /Task 4/ }).focus();
    await page.keyboard.press('a');
    await expect.poll(() => state(page, 'Task 4').innerText()).toContain('Archived');
    await page.keyboard.press('Control+z');
    await expect.poll(() => state(page, 'Task 4').innerText()).toContain('Open');
    expect(faults).toEqual([]);
  });

  it('opens a block in a dialog, for one row or for none, and calls nothing but what the block reads', async () => {
    const { page, asked, violations, faults } = await visitor('screen=shown');
    await page.getByRole('button', { name: 'Look: Task 2', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Look: Task 2' });
    await dialog.getByText('Task 2', { exact: true }).last().waitFor();
    expect((await asked('Task/GetTask')).map(({ input }) => input)).toEqual([{ taskId: 2 }]);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'All tasks' }).click();
    await page.getByRole('dialog', { name: 'All tasks' }).getByRole('columnheader', { name: 'State' }).waitFor();
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('by its icon is named after its row, tells its label, and is large enough for a finger on a phone', async () => {
    const { page, violations, faults } = await visitor('screen=shown');
    const look = page.getByRole('button', { name: 'Look: Task 2', exact: true });
    const size = async () => {
      const { width = 0, height = 0 } = (await look.boundingBox()) ?? {};
      return Math.min(width, height);
    };
    await look.hover();
    await page.getByRole('tooltip', { name: 'Look', exact: true }).waitFor();
    expect(await size()).toBeGreaterThanOrEqual(24);
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(size).toBeGreaterThanOrEqual(44);
    expect(await violations()).toEqual([]);
    await look.click();
    await page.getByRole('dialog', { name: 'Look: Task 2' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('that asks is sent once its form is there: until then its button waits, pressed by hand or by key', async () => {
    const { page, asked, faults } = await visitor(tasks);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/dialog-form/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create task' });
    const send = dialog.getByRole('button', { name: 'Create task' });
    await send.waitFor();
    expect(await send.isDisabled()).toBe(true);
    await send.click({ force: true });
    await send.press('Enter');
    expect(await asked('Task/CreateTask')).toEqual([]);
    arrive();
    await dialog.getByRole('textbox').fill('Look after the form');
    await expect.poll(() => send.isDisabled()).toBe(false);
    await send.click();
    await dialog.waitFor({ state: 'detached' });
    expect((await asked('Task/CreateTask')).map(({ input }) => input)).toEqual([{ title: 'Look after the form' }]);
    expect(faults).toEqual([]);
  });

  it.each([false, true])(
    'whose code does not come raises an event with the reason, which is told unless somebody takes the event: %s (EXT-36, EXT-37, ERR-37)',
    async (isTaken) => {
      const { page } = await visitor(tasks);
      await page.evaluate((taken) => {
        Object.assign(window, { raised: [] });
        window.addEventListener('vite:preloadError', (event) => {
          (window as never as { raised: string[] }).raised.push(event.payload.message);
          if (taken) event.preventDefault();
        });
      }, isTaken);
      await page.route(/dialog-form/, (route) => route.abort());
      await page.getByRole('button', { name: 'Create task' }).click();
      await page.getByText(/did not load$/).waitFor();
      const raised = await page.evaluate(() => (window as never as { raised: string[] }).raised);
      expect(raised).toHaveLength(1);
      expect(raised[0]).toContain('dialog-form');
      expect(await page.getByText(raised[0] as string).count()).toBe(isTaken ? 0 : 1);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  );

  it('that asks leaves the focus where somebody has put it, whatever comes anew around its dialog', async () => {
    const { page, asked, faults } = await visitor(tasks);
    const create = page.getByRole('button', { name: 'Create task' });
    const dialog = page.getByRole('dialog', { name: 'Create task' });
    const line = dialog.getByRole('textbox');
    const hasFocus = () => line.evaluate((each) => each === document.activeElement);
    await create.click();
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Its form is known by now, and is there as soon as the dialog is.
    await create.click();
    await line.waitFor();
    await page.waitForTimeout(300);
    expect(await hasFocus()).toBe(true);
    await page.keyboard.type('Sweep');
    const send = dialog.getByRole('button', { name: 'Create task' });
    await send.focus();
    const before = (await asked('Task/GetTasks')).length;
    await page.evaluate(() => {
      for (const row of ['Task/GetTasks', 'Task/GetTasks']) window.server.elsewhere(row);
    });
    await expect.poll(async () => (await asked('Task/GetTasks')).length).toBeGreaterThan(before);
    await page.waitForTimeout(300);
    expect(await send.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await dialog.waitFor({ state: 'detached' });
    expect((await asked('Task/CreateTask')).map(({ input }) => input)).toEqual([{ title: 'Sweep' }]);
    expect(faults).toEqual([]);
  });

  it('that asks keeps what is typed until somebody lets it go: Escape and Cancel ask, and Escape takes the question back', async () => {
    const { page, asked, faults } = await visitor(tasks);
    const create = page.getByRole('button', { name: 'Create task' });
    const dialog = page.getByRole('dialog', { name: 'Create task' });
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    const line = dialog.getByRole('textbox');
    await create.click();
    await line.fill('Sweep');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await line.inputValue()).toBe('Sweep');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await line.inputValue()).toBe('Sweep');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await create.click();
    await expect.poll(() => line.inputValue()).toBe('');
    expect(await asked('Task/CreateTask')).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('that is final asks first and names what it is done to; Escape is a no (CONST-47)', async () => {
    const { page } = await visitor(tasks);
    await page.getByRole('row', { name: /Task 6/ }).hover();
    await page.getByRole('button', { name: 'Actions for Task 6' }).click();
    await page.getByRole('menuitem', { name: 'Delete task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete task' });
    await dialog.getByText('Task 6').waitFor();
    await dialog.getByText('This cannot be undone.').waitFor();
    expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(400);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('row', { name: /Task 6/ }).count()).toBe(1);
  });

  it('that is locked says why, and whose policy it is', async () => {
    const { page, violations } = await visitor(tasks);
    await page.getByRole('row', { name: /Task 3/ }).hover();
    await page.getByRole('button', { name: 'Actions for Task 3' }).click();
    const item = page.getByRole('menuitem', { name: /Delete task/ });
    expect(await item.getAttribute('aria-disabled')).toBe('true');
    expect(await item.innerText()).toContain(
      'Tasks are kept for ten years. Nordlicht decides this for everything below.',
    );
    expect(await page.getByRole('menuitem', { name: 'Seal task' }).count()).toBe(0);
    expect(await violations()).toEqual([]);
  });

  it('that is locked in the head can be reached, and tells why on focus and on a tap', async () => {
    const { page, faults } = await visitor('screen=task&taskId=2', { hasTouch: true });
    const button = page.getByRole('button', { name: 'Archive' });
    await button.focus();
    await page.getByRole('tooltip').getByText('Somebody works on it.').waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    const described = () =>
      button.evaluate((each) => {
        const ids = each.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      });
    await expect.poll(described).toContain('Wait until it is free.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete task' }).focus();
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    await button.tap({ force: true });
    await page.getByRole('tooltip').getByText('Somebody works on it.').waitFor();
    await page.keyboard.press('?');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    expect(faults).toEqual([]);
  });
});

it('an action on many says which failed and why, keeps them selected, and takes back the others', async () => {
  const { page, faults } = await visitor(tasks);
  await page.getByRole('row', { name: /Task 1/ }).focus();
  await page.keyboard.press('Control+a');
  await page.getByText('6 selected').waitFor();
  await page.getByRole('region', { name: 'Selected entries' }).getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog', { name: '1 entry failed' });
  await dialog.waitFor();
  const text = await dialog.innerText();
  expect(text).toContain('Task 5 has open questions.');
  expect(text).toContain('Somebody works on it.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('2 selected').waitFor();
  await expect.poll(() => state(page, 'Task 1').innerText()).toContain('Archived');
  await page.getByText('4 entries done').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => state(page, 'Task 6').innerText()).toContain('Open');
  await expect.poll(() => state(page, 'Task 1').innerText()).toContain('Open');
  expect(faults).toEqual([]);
});

it('letters start actions, and the sheet of keys lists and stops them', async () => {
  const { page, violations, faults } = await visitor(tasks);
  await page.getByRole('row', { name: /Task 1/ }).waitFor();
  await page.keyboard.press('c');
  await page.keyboard.press('t');
  // The focus waits in the first field that is asked for, not at a button.
  const field = page.getByRole('dialog', { name: 'Create task' }).getByRole('textbox').first();
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.getByText('Create task').waitFor();
  expect(await violations()).toEqual([]);
  await sheet.getByRole('switch', { name: 'Letters start actions' }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  await page.keyboard.press('t');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);
});

describe('the portal', () => {
  let portal: Portal;
  /** Signed in, for all that follows. */
  let owner: Visitor;
  beforeAll(async () => {
    portal = await openPortal();
    owner = await portal.visitor({ as: 'owner' });
    await owner.open('/accounts');
  });
  afterAll(() => portal?.close());

  it('leads everywhere by the palette, without the mouse', async () => {
    const { page, open, violations: found, faults } = owner;
    await open('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const field = page.getByRole('combobox', { name: 'Find screens, actions and accounts' });
    // Its key is listened to a moment after the page stands; a second press would close what is only slow to come.
    const openPalette = () =>
      expect
        .poll(
          async () => {
            await page.keyboard.press('Control+k');
            await field.waitFor({ timeout: 5000 }).catch(() => {});
            return field.count();
          },
          { timeout: 30_000 },
        )
        .toBe(1);
    await openPalette();
    expect(await found()).toEqual([]);
    await page.keyboard.type('jobs');
    await page.getByRole('option', { name: 'My jobs' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My jobs' }).waitFor();
    await openPalette();
    await page.getByRole('group', { name: 'Used last' }).getByRole('option', { name: 'My jobs' }).waitFor();
    await page.keyboard.type('donau-d');
    await page.getByRole('group', { name: 'Accounts' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Donau-Dampf/ }).waitFor();
    await openPalette();
    await page.keyboard.type('audit log');
    await page.getByRole('option', { name: 'Audit log' }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('/audit-log');
    expect(faults).toEqual([]);
  });

  it('says what somebody may do here, and which right is missing for the rest', async () => {
    const { page, open, violations: found, faults } = await portal.visitor({ as: 'user' });
    await open('/accounts');
    await page.getByRole('button', { name: /Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'What may I do here?' }).waitFor();
    await page.getByRole('menuitem', { name: 'What may I do here?' }).click();
    const sheet = page.getByRole('dialog', { name: 'What may I do here?' });
    const line = sheet.getByRole('listitem').filter({ hasText: 'Create company' });
    await expect
      .poll(() => line.innerText())
      .toMatch(/The right “Company account, create” is missing\. An administrator/);
    expect(await found()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('shows itself with other rights, also after a reload, and leads back', async () => {
    const { page, open, violations: found, faults } = owner;
    await open('/accounts');
    await page.getByRole('button', { name: 'New' }).waitFor();
    await page.getByRole('button', { name: /Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'View as' }).click();
    const dialog = page.getByRole('dialog', { name: 'View as' });
    await dialog.getByRole('button', { name: /^User\b/ }).click();
    await page.getByText('Screens and actions are those of “User”').waitFor();
    expect(await page.getByRole('button', { name: 'New' }).isDisabled()).toBe(true);
    expect(await found()).toEqual([]);
    await page.reload();
    await page.getByText('Screens and actions are those of “User”').waitFor();
    // A user may change his own account; whoever looks as one is not even let type.
    await open(`/account/${await page.evaluate(() => window.__APP__?.userAccountId)}`);
    await page.getByText('Language of messages').waitFor();
    expect(await page.getByRole('button', { name: 'Edit Person' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Back to your own rights' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Edit Person' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'New' }).isDisabled()).toBe(false);
    expect(faults).toEqual([]);
  });
});
