/** When a page must start anew, and where. */
import { expect, test } from 'vitest';
import { changeOf } from './watch-identity.ts';

const owner = { UserAccountId: 1, MustSetupMfa: false };
const asUser = { UserAccountId: 7, ImpersonatorAccountId: 1, MustSetupMfa: false };

test('nothing happens while the same person works in the same name', () => {
  expect(changeOf(owner, { ...owner })).toBeUndefined();
  expect(changeOf(asUser, { ...asUser })).toBeUndefined();
});

test('an impersonation begins at the home of the user, and ends where the page stands', () => {
  expect(changeOf(owner, asUser)).toEqual({ place: '/Dashboard' });
  expect(changeOf(asUser, owner)).toEqual({});
});

test('the user himself is not who works in his name', () => {
  expect(changeOf(asUser, { UserAccountId: 7, MustSetupMfa: false })).toEqual({});
});

test('whoever needs a second factor from now on, or has terms to accept, is led to it once', () => {
  expect(changeOf(owner, { ...owner, MustSetupMfa: true })).toEqual({});
  expect(changeOf(owner, { ...owner, MustAcceptTerms: true })).toEqual({});
  expect(changeOf({ ...owner, MustSetupMfa: true }, { ...owner, MustSetupMfa: true })).toBeUndefined();
});
