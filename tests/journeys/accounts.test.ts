/** Making accounts, saying what to be told of, and changing the own password, on the demo world. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../database/cluster.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

describe('an old address', () => {
  it('that names an account by its number leads to the account, and one that nobody has to no page, on a phone too', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/Account/View/c-100734/Notifications');
    await page.getByRole('heading', { name: 'Donau-Dampfschifffahrtsgesellschaft mbH', level: 1 }).waitFor();
    expect(page.url()).toMatch(/#\/account\/100734\/notifications$/);
    await open('/Account/View/C-1/Notifications');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    // Old addresses begin at the root of the site.
    await page.goto(new URL('/#/Account/View/100734', page.url()).href);
    await page.getByRole('heading', { name: 'Donau-Dampfschifffahrtsgesellschaft mbH', level: 1 }).waitFor();
    expect(page.url()).toMatch(/\/v\/#\/account\/100734$/);
    await page.goto(new URL('/#/Nobody/Knows/p:1;n:%25', page.url()).href);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await violations()).toEqual([]);
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('an account', () => {
  it('of a user is made from the New menu by keyboard, told what is wrong, and opened', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/accounts');
    await page.getByRole('button', { name: 'New' }).click();
    await page.getByRole('menuitem', { name: 'Create user' }).press('Enter');
    // His own company is there already, and the first field that is still empty has the focus.
    const parent = page.getByRole('combobox', { name: 'Belongs to' });
    await expect.poll(() => parent.inputValue()).toMatch(/^Donau-Dampfschiff/);
    await expect
      .poll(() =>
        page.getByRole('combobox', { name: 'Salutation' }).evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(/#\/accounts$/);
    await page.goBack();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Huber');
    await page.getByLabel('E-mail').fill('ada.huber');
    await page.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option', { name: 'User', exact: true }).click();
    await page.keyboard.press('Tab');
    expect(await violations()).toEqual([]);
    const create = page.getByRole('button', { name: 'Create user' });
    await create.click();
    await page.getByText('Enter a valid email address, such as name@example.com').waitFor();
    await expect.poll(() => page.getByLabel('E-mail').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violations()).toEqual([]);
    await page.getByLabel('E-mail').fill('ada.huber@donau.example');
    await create.click();
    await page.getByRole('heading', { name: 'Ada Huber', level: 1 }).waitFor();
    await page
      .getByRole('region', { name: 'Messages' })
      .getByText('User created. Whoever has a role is invited by e-mail.')
      .waitFor();
    // Down from his company he is found again, and the next one begins there.
    await page.getByRole('navigation', { name: 'Hierarchy' }).getByRole('link').first().click();
    const parts = page.getByRole('navigation', { name: 'Parts of this record' });
    await parts.getByRole('link', { name: /^Users ?\d+$/ }).click();
    const counted = Number((await parts.getByRole('link', { name: /^Users/ }).innerText()).replace(/\D/g, ''));
    await page.getByText(`of ${counted}`).waitFor();
    await page.getByRole('searchbox', { name: 'Find a user' }).fill('huber ada');
    await page.getByRole('row', { name: /ada\.huber@donau\.example/ }).waitFor();
    await page.getByRole('link', { name: 'Create user' }).click();
    await expect.poll(() => parent.inputValue()).toMatch(/^Donau-Dampfschiff/);
    expect(faults).toEqual([]);
  });

  it('half made keeps its address until it is let go, and then nothing of it is kept (UNSAVED-01, UNSAVED-03 to UNSAVED-08, CONST-46)', async () => {
    const { page, open } = await portal.visitor({ as: 'admin' });
    await open('/accounts');
    await open('/account/create/user');
    await page.getByLabel('First name').fill('Ada');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    const keep = async () => {
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toMatch(/#\/account\/create\/user$/);
      expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    };
    // As somebody types an address, and by the browser's own way back.
    await page.evaluate(() => location.assign('#/dashboard'));
    await expect.poll(async () => (await question.boundingBox())?.width).toBe(450);
    await keep();
    await page.goBack();
    await keep();
    await page.goBack();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    expect(page.url()).toMatch(/#\/accounts$/);
    await page.goForward();
    await page.getByLabel('First name').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
  });

  it('whose e-mail address is taken is refused at the field, and nothing typed is lost over a reload', async () => {
    const { page, open, faults } = await portal.visitor({ as: 'admin', viewport: { width: 390, height: 844 } });
    await open('/account/create/user');
    const parent = page.getByRole('combobox', { name: 'Belongs to' });
    await parent.focus();
    await page.keyboard.type('Donau');
    await page.getByRole('option', { name: /^Donau-Dampfschiff/ }).click();
    await page.getByLabel('First name').fill('Second');
    await page.getByLabel('Last name').fill('Achleitner');
    await page.getByLabel('E-mail').fill('ada.huber@donau.example');
    await page.keyboard.press('Tab');
    await page
      .getByText(/already|taken|in use/i)
      .first()
      .waitFor();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByText(/Your earlier entries were restored/).waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Achleitner');
    expect(faults).toEqual([]);
  });

  it('of a company is made with its first administrator by a reseller, and not offered to a company', async () => {
    const { page, open, faults } = await portal.visitor({ as: 'reseller' });
    await open('/account/create/company');
    const parent = page.getByRole('combobox', { name: 'Belongs to' });
    await parent.click();
    await page.getByRole('option').first().click();
    await page.getByLabel('Company name').fill('Hafenlicht Werft GmbH');
    for (const name of ['Country', 'Currency']) {
      await page.getByRole('combobox', { name }).click();
      await page.keyboard.type(name === 'Country' ? 'Austria' : 'EUR');
      await page.getByRole('option').first().click();
    }
    await page.getByLabel('First name').last().fill('Jana');
    await page.getByLabel('Last name').last().fill('Werner');
    await page.getByLabel('E-mail').last().fill('jana.werner@hafenlicht.example');
    await page.getByRole('button', { name: 'Create company' }).click();
    await page.getByRole('heading', { name: 'Hafenlicht Werft GmbH', level: 1 }).waitFor();
    expect(faults).toEqual([]);

    const admin = await portal.visitor({ as: 'admin' });
    await admin.open('/accounts');
    await admin.page.getByRole('button', { name: 'New' }).click();
    await admin.page.getByRole('menuitem', { name: 'Create department' }).waitFor();
    expect(await admin.page.getByRole('menuitem', { name: 'Create company' }).count()).toBe(0);
  });
});

describe('without a connection', () => {
  it('every engine that writes says so where it is seen, and what could not be read comes by itself afterwards', async () => {
    const { page, context, open, violations } = await portal.visitor({
      as: 'reseller',
      viewport: { width: 1280, height: 640 },
    });
    const seen = async () => {
      const said = page.getByRole('alert').getByText(/No connection\. Error: request failed for .+Account\//);
      await said.first().waitFor();
      await expect
        .poll(() =>
          said.first().evaluate((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return (
              top >= 0 &&
              bottom <= window.innerHeight &&
              each.contains(document.elementFromPoint(each.getBoundingClientRect().left + 2, (top + bottom) / 2))
            );
          }),
        )
        .toBe(true);
    };
    const bar = page.getByRole('region', { name: 'Connection' });
    const offline = async (write: () => Promise<void>) => {
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await write();
      await seen();
      await bar.waitFor();
      await context.setOffline(false);
      await bar.waitFor({ state: 'detached' });
    };
    await open('/account/create/user');
    await page.getByRole('combobox', { name: 'Belongs to' }).focus();
    await page.keyboard.type('Donau');
    await page.getByRole('option', { name: /^Donau-Dampfschiff/ }).click();
    await page.getByLabel('First name').fill('Olga');
    await page.getByLabel('Last name').fill('Huber');
    await page.getByLabel('E-mail').fill('olga.huber@donau.example');
    await page.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option', { name: 'User', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByText('Checked', { exact: true }).first().waitFor();
    await offline(() => page.getByRole('button', { name: 'Create user' }).click());
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    const anew = async (path: string) => {
      await open(path);
      // What the page would have fetched in its idle time did not come.
      await page.reload();
    };
    await anew('/account/100734/notes');
    await page.getByRole('button', { name: 'Add note' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The line was dead.');
    await offline(() => dialog.getByRole('button', { name: 'Add note' }).click());
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await dialog.waitFor({ state: 'detached' });
    await anew('/account/100734');
    await page
      .getByRole('tab', { name: /Address/ })
      .or(page.getByRole('link', { name: /Address/ }))
      .first()
      .click();
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByLabel('City').fill('Krems');
    await offline(() => page.getByRole('button', { name: 'Save', exact: false }).last().click());
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    // A list that was asked for in vain.
    await anew('/account/100734');
    await page.getByRole('link', { name: 'Notes' }).hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.evaluate(() => location.assign('#/account/100734/notes'));
    await page
      .getByText(/No connection\. Error: request failed/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await page
      .getByRole('row', { name: /Wants a quote/ })
      .first()
      .waitFor();
  });
});

describe('notifications', () => {
  it('cannot be saved without a commitment, and are kept', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/accounts');
    const id = await page.evaluate(
      () => (window as unknown as { __APP__: { userAccountId: number } }).__APP__.userAccountId,
    );
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Notifications' }).click();
    expect(page.url()).toContain(`/account/${id}/notifications`);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByLabel('Days before any other commitment ends').fill('45');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /Save/ }).click();
    const standing = page.getByRole('region', { name: 'Messages' });
    await standing.getByText('Preferences saved').waitFor();
    await standing.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('F8');
    const past = page.getByRole('dialog', { name: 'Past messages' });
    await past.getByRole('listitem').getByText('Preferences saved').waitFor();
    expect(await violations()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await violations()).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await past.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('45', { exact: true }).waitFor();
    // In another tab the same field is changed meanwhile, and another one.
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const field = page.getByRole('textbox', { name: 'Days before any other commitment ends' });
    await field.fill('50');
    const elsewhere = (preferences: object) =>
      page.evaluate(
        async ([accountId, changed]) => {
          const call = (name: string, input: object) =>
            fetch(`/DataModel/service.svc/rest/NotificationPreferences/${name}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(input),
            }).then((answer) => answer.json());
          const { data } = await call('GetPreferences', { accountId });
          await call('SavePreferences', { accountId, preferences: { ...data, ...changed } });
        },
        [id, preferences] as const,
      );
    await elsewhere({ DaysBeforeOther: 60, DaysBeforeOneMonth: 9 });
    await page.getByRole('button', { name: /Save/ }).click();
    await page.getByText(/You have changed this yourself meanwhile/).waitFor();
    await page.getByText('60', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('50');
    expect(await page.getByLabel('Days before a 1-month commitment ends').inputValue()).toBe('9');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /^Take over/ }).click();
    await expect.poll(() => field.inputValue()).toBe('60');
    await field.fill('70');
    // What does not meet is kept on both sides, and nobody is asked.
    await elsewhere({ DaysBeforeOneMonth: 11 });
    await page.getByRole('button', { name: /Save/ }).click();
    await page.getByText('70', { exact: true }).waitFor();
    await page.getByText('11', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('70', { exact: true }).waitFor();
    await page.getByText('11', { exact: true }).waitFor();
    expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
  });
});

describe('a note on an account', () => {
  it('is written, found first, changed from what it said, and removed', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'reseller' });
    await open('/account/100734');
    await page.getByRole('link', { name: 'Notes' }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByRole('textbox').fill('Called back.\nNobody was there.');
    expect(await violations()).toEqual([]);
    // What is typed goes only when that is wanted.
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Called back.\nNobody was there.');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByText('Note added').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Katarzyna Wiśniewska' }).first();
    await row.getByText('Nobody was there.').waitFor();
    expect(await violations()).toEqual([]);
    const act = async (name: string) => {
      await row.hover();
      await row.getByRole('button', { name: 'Actions for Called back. …' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Change note');
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Called back.\nNobody was there.');
    await dialog.getByRole('textbox').fill('Called back.\nThe quote is wanted by Friday.');
    await dialog.getByRole('button', { name: 'Change note' }).click();
    await row.getByText('The quote is wanted by Friday.').waitFor();
    await act('Remove note');
    await dialog.getByText('Called back. …').waitFor();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove note' }).click();
    await messages.getByText('Note removed').waitFor();
    await page.getByRole('row').filter({ hasText: 'Called back.' }).waitFor({ state: 'detached' });
    await page.getByText('Wants a quote for virtual desktops').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('the own password', () => {
  it('is changed by a form; the next sign-in takes the new one', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'approver' });
    await open('/dashboard');
    await open('/change-password');
    await page.getByRole('heading', { name: 'Change password', level: 1 }).waitFor();
    await page.getByLabel('Current password').fill(demoPassword);
    // The same rules as behind a link to choose a new one, those that the server knows among them.
    expect(await page.getByRole('list', { name: 'The password needs' }).getByRole('listitem').count()).toBe(10);
    await page.getByLabel('New password').fill('Seven-Quiet-Otters-42');
    await page.getByLabel('Repeat the password').fill('Seven-Quiet-Otters-42');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('heading', { name: 'Password changed', level: 1 }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('banner').waitFor();
    expect(faults).toEqual([]);

    const again = await portal.visitor();
    await again.open('/dashboard');
    await again.signIn('approver', 'Seven-Quiet-Otters-42');
  });
});
