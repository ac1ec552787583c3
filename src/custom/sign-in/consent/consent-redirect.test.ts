/** The query of a consent screen is handed on, and never leads away from the portal. */
import { expect, test } from 'vitest';
import { consentRedirect } from './consent-redirect.ts';

test.each([
  [{}, '/'],
  [{ redirect: '/accounts' }, '/accounts'],
  [{ redirect: '/accounts?find=x', service: 'a b' }, '/accounts?find=x&service=a+b'],
  [{ utm: '1', theme: 'ä&=' }, '/?utm=1&theme=%C3%A4%26%3D'],
  [{ redirect: 'https://evil.example' }, '/'],
  [{ redirect: '//evil.example', a: '1' }, '/?a=1'],
])('%j leads to %s', (search, place) => expect(consentRedirect(search)).toBe(place));
