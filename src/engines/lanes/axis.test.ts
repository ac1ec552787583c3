/** Bars find their lanes, and their places on an axis of whole months. */
import { expect, it } from 'vitest';
import { axisOf, lanesOf } from './axis.ts';

const fields = {
  lane: 'Lane',
  note: 'Note',
  from: 'From',
  to: 'To',
  label: 'Label',
  tone: 'Tone',
  estimate: 'IsEstimate',
  across: 'IsDrift',
};
const rows = [
  { Lane: 'Ordered', Label: '120', From: '2026-06-12' },
  { Lane: 'Billed', Note: 'Ostsee', Label: '588', From: '2026-10-01', To: '2026-10-31' },
  { Lane: 'Billed', Note: 'Nordlicht', Label: '480', From: '2026-10-01', To: '2026-10-31' },
  { Lane: 'Billed', Note: 'Ostsee', Label: '≈ 588', From: '2026-11-01', To: '2026-11-30', IsEstimate: true },
  { Lane: 'Drift', Label: '146', From: '2026-11-05', IsDrift: true },
  { Lane: 'Ordered', Label: 'without a day' },
];

it('gives each lane its bars, and what differs to all of them', () => {
  const { lanes, bands } = lanesOf(fields, rows);
  expect(lanes.map(({ name, note, bars }) => [name, note, bars.map(({ label }) => label)])).toEqual([
    ['Ordered', '', ['120']],
    ['Billed', 'Ostsee', ['588', '≈ 588']],
    ['Billed', 'Nordlicht', ['480']],
  ]);
  expect(bands.map(({ label, from, to }) => [label, from, to])).toEqual([['146', '2026-11-05', undefined]]);
  expect(lanes[1]?.bars.map(({ isEstimate }) => isEstimate)).toEqual([false, true]);
});

it('begins and ends with whole months, of which the twelve up to this one are drawn', () => {
  const drawn = lanesOf(fields, rows);
  const axis = axisOf(drawn, '2026-11-20');
  expect([axis.months[0], axis.months.at(-1), axis.isCut]).toEqual(['2026-06-01', '2026-11-01', false]);
  expect([axis.at('2026-06-01'), axis.at('2026-12-01'), axis.at('2020-01-01'), axis.at('2030-01-01')]).toEqual([
    0, 1, 0, 1,
  ]);
  expect(axis.at('2026-07-01')).toBeCloseTo(30 / 183);
  const long = axisOf(lanesOf(fields, [{ Lane: 'Ordered', Label: '1', From: '2020-01-05' }]), '2026-11-20');
  expect([long.months.length, long.months[0], long.isCut]).toEqual([12, '2025-12-01', true]);

  const paidAhead = [{ Lane: 'Billed', Label: '1', From: '2025-11-20', To: '2027-11-19' }];
  const ahead = axisOf(lanesOf(fields, paidAhead), '2026-11-20');
  expect([ahead.months[0], ahead.months.at(-1), ahead.isCut]).toEqual(['2025-12-01', '2026-11-01', true]);
  const begun = axisOf(
    lanesOf(fields, [{ Lane: 'Billed', Label: '1', From: '2026-11-01', To: '2028-10-31' }]),
    '2026-11-20',
  );
  expect([begun.months[0], begun.months.at(-1), begun.isCut]).toEqual(['2026-11-01', '2027-10-01', false]);
});
