/** A sixtieth second follows the fifty-ninth, whatever the zone and the fraction. */
import { expect, it } from 'vitest';
import { instantOf } from './instant.ts';

it.each([
  ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
  ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
  ['2016-12-31T23:59:60.5Z', '2017-01-01T00:00:00.500Z'],
  ['2016-12-31T18:59:60-05:00', '2017-01-01T00:00:00.000Z'],
  ['2017-01-01T05:29:60+05:30', '2017-01-01T00:00:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(instantOf(text).toISOString()).toBe(instant);
});
