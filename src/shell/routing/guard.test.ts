/** The six steps of the guard, each by itself and in their order. */
import { expect, test, vi } from 'vitest';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { can } from '../../define/contract/capability.ts';
import { guard, type RouteRequest, type UserSource } from './guard.ts';

const admin = {
  SessionId: 's',
  MustSetupMfa: false,
  Capability: [{ ObjectType: 'ADMINISTRATIVE', Read: true }],
} as unknown as CurrentUser;
const plain = { ...admin, Capability: [] };
const users = (user: CurrentUser | undefined): UserSource => ({ current: () => user, load: async () => undefined });

const console_ = { access: 'login', needs: can('ADMINISTRATIVE', 'Read') } as const;
const wanted = (changes: Partial<RouteRequest> = {}): RouteRequest => ({
  location: '/admin-console?method=a',
  screen: console_,
  isRoot: false,
  query: {},
  ...changes,
});

test('step 1: code and state lead to single sign-on, before everything else (GUARD-1)', async () => {
  const verdict = await guard(wanted({ query: { code: 'a/b', state: 'c d' } }), users(undefined));
  expect(verdict).toMatchObject({ pass: false, why: 'sso', to: '/sso-auth/a%2Fb/c%20d' });
});

test('step 1: the issuer that the answer names goes along (RFC 9207)', async () => {
  const query = { code: 'a', state: 's', iss: 'https://login.example' };
  const verdict = await guard(wanted({ query }), users(undefined));
  expect(verdict).toMatchObject({ why: 'sso', to: '/sso-auth/a/s?iss=https%3A%2F%2Flogin.example' });
});

test('step 1: a provider that refuses comes back without a code', async () => {
  const verdict = await guard(wanted({ query: { error: 'access_denied', state: 's' } }), users(undefined));
  expect(verdict).toMatchObject({ why: 'sso', to: '/sso-auth/none/s?error=access_denied' });
});

test('step 1 needs both values', async () => {
  expect(await guard(wanted({ query: { code: 'a' } }), users(admin))).toMatchObject({ pass: true });
});

test.each(['public', 'midLogin'] as const)(
  'step 2: %s screens pass without asking for a user (GUARD-2, GUARD-3)',
  async (access) => {
    const load = vi.fn();
    expect(await guard(wanted({ screen: { access } }), { current: () => undefined, load })).toEqual({ pass: true });
    expect(load).not.toHaveBeenCalled();
  },
);

test('step 3: who is not signed in is loaded (GUARD-4)', async () => {
  const load = vi.fn(async () => admin);
  expect(await guard(wanted(), { current: () => undefined, load })).toEqual({ pass: true, user: admin });
  expect(load).toHaveBeenCalledOnce();
});

test('step 3: who is signed in is not loaded again', async () => {
  const load = vi.fn();
  await guard(wanted(), { current: () => admin, load });
  expect(load).not.toHaveBeenCalled();
});

test('step 3: nobody goes to sign-in, with the wanted place as redirect (GUARD-5)', async () => {
  const verdict = await guard(wanted(), users(undefined));
  expect(verdict).toMatchObject({ why: 'login', to: '/login?redirect=%2Fadmin-console%3Fmethod%3Da' });
});

test('step 3 also holds for a place that no screen answers (ROUTE-84)', async () => {
  const verdict = await guard(wanted({ location: '/nowhere', screen: undefined }), users(undefined));
  expect(verdict).toMatchObject({ why: 'login', to: '/login?redirect=%2Fnowhere' });
});

test('step 4: a missing right leads to the root (GUARD-6)', async () => {
  expect(await guard(wanted(), users(plain))).toMatchObject({ why: 'rights', to: '/' });
});

test('step 4: the root itself never leads to the root (GUARD-17)', async () => {
  expect(await guard(wanted({ isRoot: true }), users(plain))).toMatchObject({ pass: true });
});

test('step 5: a second factor to set up is forced, with the wanted place (GUARD-7, GUARD-8)', async () => {
  const verdict = await guard(wanted(), users({ ...admin, MustSetupMfa: true }));
  expect(verdict).toMatchObject({ why: 'secondFactor', to: '/setup-mfa?redirect=%2Fadmin-console%3Fmethod%3Da' });
});

test('terms that are asked again come after the second factor, on every screen and at the root', async () => {
  const asked = { ...admin, MustAcceptTerms: true };
  for (const isRoot of [false, true])
    expect(await guard(wanted({ isRoot }), users(asked))).toEqual({
      pass: false,
      why: 'terms',
      to: '/accept-terms?redirect=%2Fadmin-console%3Fmethod%3Da',
    });
  expect(await guard(wanted(), users({ ...asked, MustSetupMfa: true }))).toMatchObject({ why: 'secondFactor' });
});

test('what is a matter of the user himself leads to the root in his name (LAY-24)', async () => {
  const own = wanted({ screen: { access: 'login', personal: true } });
  expect(await guard(own, users(admin))).toMatchObject({ pass: true });
  expect(await guard(own, users({ ...admin, ImpersonatorAccountId: 7 }))).toEqual({
    pass: false,
    why: 'personal',
    to: '/',
  });
});

test('the right is asked for before the second factor (GUARD-9, A-7)', async () => {
  expect(await guard(wanted(), users({ ...plain, MustSetupMfa: true }))).toMatchObject({ why: 'rights' });
});

test('a screen without a need of its own opens to whoever is signed in (ROUTE-60)', async () => {
  expect(await guard(wanted({ screen: { access: 'login' } }), users(plain))).toEqual({ pass: true, user: plain });
});
