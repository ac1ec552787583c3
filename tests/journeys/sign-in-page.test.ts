/** The sign-in page as people type into it: one submit at a time, the alert, autofill, the language; the server answers as the test wants. */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const fields = (page: Page) => ({
  username: page.getByLabel('Username'),
  password: page.getByLabel('Password', { exact: true }),
  button: page.getByRole('button', { name: 'Sign in', exact: true }),
});
const refuse = (route: Route, status: number, text: string) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ Message: text }) });

async function opened() {
  const visitor = await portal.visitor();
  await visitor.open('/login');
  await visitor.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  return { ...visitor, ...fields(visitor.page) };
}

describe('the button', () => {
  it('wants a name that is more than blanks, and a password that may be blanks, below the logo (CONST-49, LOGIN-7, LOGIN-8, VAL-02, VAL-03)', async () => {
    const { page, username, password, button } = await opened();
    expect((await page.getByRole('main').getByRole('img').boundingBox())?.height).toBe(38);
    await username.fill('   ');
    await password.fill('secret');
    expect(await button.isDisabled()).toBe(true);
    await username.fill('admin');
    expect(await button.isEnabled()).toBe(true);
    await password.fill('');
    expect(await button.isDisabled()).toBe(true);
    await password.fill('  ');
    expect(await button.isEnabled()).toBe(true);
  });

  it('finds out by itself what was filled in without a word (LOGIN-9, CONST-50)', async () => {
    const { page, button } = await opened();
    await page.evaluate(() => {
      for (const [name, value] of [
        ['username', 'admin'],
        ['password', 'secret'],
      ]) {
        const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (field) field.value = value ?? '';
      }
    });
    await expect.poll(() => button.isEnabled(), { timeout: 3000 }).toBe(true);
  });
});

describe('a submit', () => {
  it('sends once while it is under way, disables the card, and comes back with the reason (LOGIN-6, LOGIN-10, LOGIN-11, LOGIN-30, VAL-04)', async () => {
    const { page, username, password, button, violations } = await opened();
    const sent: unknown[] = [];
    let answer = () => {};
    await page.route('**/Authorization/Authenticate', async (route) => {
      sent.push(route.request().postDataJSON());
      await new Promise<void>((done) => {
        answer = done;
      });
      await refuse(route, 401, 'No such luck');
    });
    await username.fill('  admin ');
    await password.fill(' secret ');
    await password.press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    expect([await button.isDisabled(), await username.isDisabled(), await password.isDisabled()]).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      await page.getByRole('link', { name: 'Can’t sign in?' }).evaluate((link) => link.closest('[inert]') !== null),
    ).toBe(true);
    await expect.poll(() => sent.length).toBe(1);
    answer();
    await page.getByRole('alert').getByText('No such luck').waitFor();
    expect(sent).toEqual([{ userName: 'admin', password: ' secret ' }]);
    expect([await username.inputValue(), await password.inputValue()]).toEqual(['  admin ', '']);
    expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await violations()).toEqual([]);
    await username.press('x');
    await expect.poll(() => page.getByText('No such luck').count()).toBe(0);
  });

  it('without an answer says so and lets try again; the password is kept nowhere but in its field', async () => {
    const { page, username, password } = await opened();
    await page.route('**/Authorization/Authenticate', (route) => route.abort());
    await username.fill('admin');
    await password.fill('My-Secret-Words-1');
    await password.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/^No connection\. Error: request failed for /)
      .waitFor();
    expect(await password.inputValue()).toBe('My-Secret-Words-1');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
    );
    expect(stored).not.toContain('My-Secret');
  });
});

describe('around the fields', () => {
  it('the eye shows the password and hides it again', async () => {
    const { page, password } = await opened();
    await password.fill('secret');
    const eye = page.getByRole('button', { name: 'Show password' });
    await eye.click();
    expect([await password.getAttribute('type'), await eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await eye.click();
    expect([await password.getAttribute('type'), await password.inputValue()]).toEqual(['password', 'secret']);
  });

  it('another language leaves what was typed; one that does not load changes nothing (I18N-02, I18N-08)', async () => {
    const { page } = await opened();
    const username = page.locator('[name="username"]');
    await username.fill('admin');
    const language = page.getByRole('combobox');
    await language.selectOption('de');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect([await username.inputValue(), await page.locator('html').getAttribute('lang')]).toEqual(['admin', 'de']);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de');
    await page.route('**/assets/pl-*', (route) => route.abort());
    await language.selectOption('pl');
    await expect.poll(() => language.inputValue()).toBe('de');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de');
  });

  it.each(['//elsewhere.example', '/login-mfa'])(
    'the redirect "%s" is not followed (GUARD-18, LEG-24)',
    async (redirect) => {
      const { page, open, signIn } = await portal.visitor();
      await open(`/login?redirect=${encodeURIComponent(redirect)}`);
      await signIn('admin');
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      expect(new URL(page.url()).origin).toBe(portal.address);
    },
  );

  it('a hash path is followed (GUARD-14)', async () => {
    const { page, open, signIn } = await portal.visitor();
    await open(`/login?redirect=${encodeURIComponent('/#/accounts')}`);
    await signIn('admin');
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
  });
});

describe('the plain screens', () => {
  const placeOfTitle = async (page: Page) => {
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    return [box?.x, box?.y];
  };

  it('say in their card that they did not come, and come with the next try', async () => {
    const { page, open, violations } = await portal.visitor();
    await open('/reset-password');
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    const before = await placeOfTitle(page);
    await page.route('**/assets/**', (route) => route.abort());
    await open('/consent/help');
    await page.getByRole('alert').getByText('This page did not load').waitFor();
    await page.getByRole('heading', { name: 'Your consent', level: 1 }).waitFor();
    expect(await placeOfTitle(page)).toEqual(before);
    await page.getByRole('link', { name: 'Nordlicht Distribution, dashboard' }).waitFor();
    await page.getByRole('link', { name: 'Back to sign-in' }).waitFor();
    expect(await violations()).toEqual([]);
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Allow the service' }).waitFor();
  });

  it.each([1440, 390])('stand where sign-in stood and lead back to it, %i wide', async (width) => {
    const { page, open } = await portal.visitor({ viewport: { width, height: 900 } });
    const title = () => placeOfTitle(page);
    await open('/login');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('img', { name: 'Nordlicht Distribution' }).waitFor();
    const before = await title();
    await page.getByRole('link', { name: 'Can’t sign in?' }).click();
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    expect(await title()).toEqual(before);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const message = await page.getByText('This field is required').boundingBox();
    const field = await page.getByRole('textbox', { name: 'Username' }).boundingBox();
    expect((message?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeGreaterThanOrEqual(4);
    await page.getByRole('link', { name: 'Contact support' }).click();
    await page.getByRole('button', { name: 'Send message' }).waitFor();
    expect(await title()).toEqual(before);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});
