/** Paths with values in place of their names. */
import { expect, test } from 'vitest';
import { fillPath } from './fill-path.ts';

test.each([
  ['/accounts', {}, '/accounts'],
  ['/account/$accountId/audit-log', { accountId: 7 }, '/account/7/audit-log'],
  ['/reset/$name/$token', { name: 'a/b c', token: 'ü' }, '/reset/a%2Fb%20c/%C3%BC'],
  ['/service/$id/{-$list}', { id: 1 }, '/service/1'],
  ['/service/$id/{-$list}', { id: 1, list: 2 }, '/service/1/2'],
  ['/terminate?accountId&reason?', { accountId: 7 }, '/terminate?accountId=7'],
  ['/terminate?accountId&reason?', { accountId: 7, reason: 'a&b' }, '/terminate?accountId=7&reason=a%26b'],
  ['/login?redirect?', {}, '/login'],
])('%s with %o is %s', (path, values, expected) => {
  expect(fillPath(path, values)).toBe(expected);
});

test.each(['/account/$accountId', '/terminate?accountId'])('%s needs its value', (path) => {
  expect(() => fillPath(path, {})).toThrow('"accountId"');
});
