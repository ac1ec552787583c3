/** A wanted place is followed within this portal, and never leads away or back to sign-in (LEG-24, GUARD-18). */
import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  ['/accounts?find=donau', '/accounts?find=donau'],
  ['/#/accounts', '/accounts'],
  ['#/Dashboard', '/Dashboard'],
])('%s is followed as %s', (target, place) => expect(safeRedirect(target)).toBe(place));

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/#//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'accounts',
  '/login',
  '/login?redirect=/accounts',
  '/login-mfa',
  '/setup-mfa-email',
  '/accept-terms',
  '',
  null,
  undefined,
])('%s is not followed', (target) => expect(safeRedirect(target)).toBeUndefined());
