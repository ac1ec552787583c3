/** Places behind the hash, and where sign-in leads. */
import { expect, test } from 'vitest';
import {
  isUnderPath,
  locationAfterLogin,
  locationText,
  loginLocation,
  matchesPath,
  readLocation,
  writeSearch,
} from './hash-location.ts';

test.each([
  ['', '/', {}],
  ['#', '/', {}],
  ['#/accounts', '/accounts', {}],
  ['#/accounts?sort=-Name&find=a%26b', '/accounts', { sort: '-Name', find: 'a&b' }],
  ['#accounts', '/accounts', {}],
])('%s is read as %s', (hash, path, search) => {
  expect(readLocation(hash)).toEqual({ path, search });
});

test('search values are flat text without quotes, and come back as they were', () => {
  const search = { page: '2', active: 'true', find: '"Ä&=? +' };
  expect(writeSearch({ page: '2', gone: undefined })).toBe('?page=2');
  expect(readLocation(`#${locationText({ path: '/accounts', search })}`)).toEqual({ path: '/accounts', search });
});

test.each([
  ['/accounts?sort=x', '/login?redirect=%2Faccounts%3Fsort%3Dx'],
  ['/', '/login'],
  ['/login', '/login'],
  ['/login-mfa?redirect=%2Fa', '/login'],
])('sign-in for %s is %s (GUARD-5, GUARD-18)', (wanted, expected) => {
  expect(loginLocation(wanted)).toBe(expected);
});

test.each([
  [undefined, '/Dashboard'],
  ['/account/7?tab=x', '/account/7?tab=x'],
  ['#/account/7', '/account/7'],
  ['/#/account/7', '/account/7'],
  ['//evil.example', '/Dashboard'],
  ['https://evil.example', '/Dashboard'],
  ['javascript:alert(1)', '/Dashboard'],
  ['/\\evil.example', '/Dashboard'],
  ['/login?redirect=/login', '/Dashboard'],
])('after sign-in, redirect %s leads to %s (GUARD-13 to GUARD-15, LEG-24)', (redirect, expected) => {
  expect(locationAfterLogin(redirect === undefined ? {} : { redirect }, '/Dashboard')).toBe(expected);
});

test.each([
  ['/sso-auth/$code/$state', '/sso-auth/a/b', true],
  ['/sso-auth/$code/$state', '/sso-auth/a', false],
  ['/service/$id/{-$list}', '/service/1', true],
  ['/service/$id/{-$list}', '/service/1/2', true],
  ['/service/$id/{-$list}', '/service', false],
  ['/login?redirect?', '/Login', true],
  ['/reset-password', '/reset-password/x', false],
])('%s matches %s: %s', (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});

test('being below a path is not being beside it', () => {
  expect(isUnderPath('/orders', '/Orders/my-orders')).toBe(true);
  expect(isUnderPath('/account', '/accounts')).toBe(false);
});
