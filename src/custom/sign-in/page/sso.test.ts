/** Which providers of single sign-on are offered. */
import { expect, test } from 'vitest';
import { ssoChoices } from './sso.ts';

const setup = {
  id: 'entra',
  name: 'Entra ID',
  auth_endpoint: 'https://login.example/auth?tenant=1',
  client: 'portal 1',
  scope: 'openid email',
};

test('several providers stand in the order of the configuration', () => {
  const choices = ssoChoices([setup, { ...setup, id: 'okta', name: 'Okta' }]);
  expect(choices).toEqual([
    { id: 'entra', name: 'Entra ID' },
    { id: 'okta', name: 'Okta' },
  ]);
});

test.each(['', 'no address', '/relative', 'javascript:alert(1)', 'ftp://files.example'])(
  'the endpoint "%s" gives no button (LOGIN-21)',
  (auth_endpoint) => {
    expect(ssoChoices([{ ...setup, auth_endpoint }, setup])).toHaveLength(1);
  },
);

test('no setup, no buttons; nor without a name or an id', () => {
  expect(ssoChoices(undefined)).toEqual([]);
  expect(
    ssoChoices([
      { ...setup, id: '' },
      { ...setup, name: '' },
    ]),
  ).toEqual([]);
});
