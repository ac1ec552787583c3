/** Links to the providers of single sign-on. */
import { expect, test } from 'vitest';
import { encodedOrigin, ssoLinks } from './sso.ts';

const setup = {
  id: 'entra',
  name: 'Entra ID',
  auth_endpoint: 'https://login.example/auth?tenant=1',
  client: 'portal 1',
  scope: 'openid email',
};

test('a link carries everything the provider needs (LOGIN-15 to LOGIN-20, LOGIN-22)', () => {
  const [link] = ssoLinks([setup], 'https://portal.example');
  const address = new URL(link?.href ?? '');
  expect(link).toMatchObject({ id: 'entra', name: 'Entra ID' });
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tenant: '1',
    client_id: 'portal 1',
    response_type: 'code',
    state: encodedOrigin('https://portal.example'),
    redirect_uri: 'https://portal.example/v/',
    scope: 'openid email',
  });
});

test('the state is exactly the origin, in letters an address may hold', () => {
  const state = encodedOrigin('https://portal.example:8443');
  expect(state).toMatch(/^[\w-]+$/);
  expect(Buffer.from(state, 'base64url').toString()).toBe('https://portal.example:8443');
});

test.each(['', 'no address', '/relative', 'javascript:alert(1)', 'ftp://files.example'])(
  'the endpoint "%s" gives no button (LOGIN-21)',
  (auth_endpoint) => {
    expect(ssoLinks([{ ...setup, auth_endpoint }, setup], 'https://portal.example')).toHaveLength(1);
  },
);

test('no setup, no buttons', () => {
  expect(ssoLinks(undefined, 'https://portal.example')).toEqual([]);
});
