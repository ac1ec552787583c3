/** Two people type over the same record. */
import { expect, it } from 'vitest';
import { rebased } from './rebase.ts';

const names = ['City', 'Street', 'Payer.Name', 'Days'];
const before = { City: 'Linz', Street: 'Hafenweg 1', Payer: { Name: 'Ada' }, Days: ['1', '2'] };

it('keeps what both have changed where they do not meet', () => {
  const mine = { ...before, Street: 'Hafenweg 2' };
  const theirs = { ...before, City: 'Wien', Payer: { Name: 'Eva' } };
  expect(rebased(names, before, mine, theirs)).toEqual({
    values: { ...before, Street: 'Hafenweg 2', City: 'Wien', Payer: { Name: 'Eva' } },
    contested: [],
  });
});

it('names what both have changed to something else, and leaves what was typed', () => {
  const mine = { ...before, City: 'Graz', Days: ['1', '2', '3'] };
  const theirs = { ...before, City: 'Wien', Days: ['1', '2', '3'] };
  expect(rebased(names, before, mine, theirs)).toEqual({ values: mine, contested: ['City'] });
});

it('finds nothing where the record says the same again', () => {
  expect(rebased(names, before, { ...before, City: 'Graz' }, { ...before })).toEqual({
    values: { ...before, City: 'Graz' },
    contested: [],
  });
});
