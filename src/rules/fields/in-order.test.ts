/** What a call declares to come one after the other, also in lines of a list. */
import { expect, it } from 'vitest';
import { after, notBefore } from '../../define/contract/order.ts';
import { outOfOrder } from './in-order.ts';

const places = (order: Parameters<typeof outOfOrder>[0], input: unknown) =>
  outOfOrder(order, input).map(([place, { text, parameters }]) => [place, text, parameters]);

it.each([
  [{ from: '2027-02-02', until: '2027-02-01' }, ['until']],
  [{ from: '2027-02-02', until: '2027-02-02' }, []],
  [{ from: '2027-02-02', until: '' }, []],
  [{ from: null, until: '2027-02-02' }, []],
  [{ until: 7, from: 8 }, []],
  ['no object', []],
])('%j: wrong are %j', (input, wrong) =>
  expect(places({ until: notBefore('from', 'Begin') }, input).map(([place]) => place)).toEqual(wrong),
);

it('names the line of a list, and the input that comes before', () => {
  const lines = [{ opens: '08:00', closes: '12:00' }, { opens: '13:00', closes: '13:00' }, {}, null];
  expect(places({ 'day.lines[].closes': after('day.lines[].opens', 'Begin') }, { day: { lines } })).toEqual([
    ['day.lines.1.closes', 'Must lie after “{name}”', { name: { text: 'Begin' } }],
  ]);
  expect(places({ 'day.lines[].closes': after('day.lines[].opens', 'Begin') }, {})).toEqual([]);
});
