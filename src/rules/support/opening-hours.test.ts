/** Whether support is open follows from what is written, and from nothing else. */
import { expect, it } from 'vitest';
import { cityOf, isTimeZone, openingAt } from './opening-hours.ts';

const berlin = 'Europe/Berlin';
const times = [
  { days: '1-5', hours: '08:00–12:00, 12:00-18:00' },
  { days: '6', hours: '09:00–13:00' },
];
/** Winter in Berlin is an hour before UTC; 23 November 2026 is a Monday. */
const at = (utc: string) => openingAt(new Date(utc), berlin, times);

it.each([
  ['2026-11-23T08:55:00Z', { isOpen: true, until: '18:00' }],
  ['2026-11-28T08:55:00Z', { isOpen: true, until: '13:00' }],
  ['2026-11-23T06:59:00Z', { isOpen: false, opens: { day: 1, inDays: 0, time: '08:00' } }],
  ['2026-11-23T17:00:00Z', { isOpen: false, opens: { day: 2, inDays: 1, time: '08:00' } }],
  ['2026-11-28T12:00:00Z', { isOpen: false, opens: { day: 1, inDays: 2, time: '08:00' } }],
  // In summer the same hour of UTC is an hour later there.
  ['2026-07-20T06:00:00Z', { isOpen: true, until: '18:00' }],
])('at %s it is %j', (utc, opening) => expect(at(utc)).toEqual(opening));

const monday = new Date('2026-11-23T09:00:00Z');

it.each([
  ['no zone', undefined, times],
  ['a zone that nobody knows', 'Europe/Atlantis', times],
  ['nothing written', berlin, [{}, { days: '', hours: '' }]],
  ['days in words', berlin, [{ days: 'Every second Monday', hours: '08:00–18:00' }]],
  ['hours in words', berlin, [{ days: '1-5', hours: 'by appointment' }]],
  ['hours that end before they begin', berlin, [{ days: '1-5', hours: '22:00–06:00' }]],
  ['hours that no day has', berlin, [{ days: '1-5', hours: '08:00–25:00' }]],
])('%s says nothing', (_name, zone, written) => expect(openingAt(monday, zone, written)).toBeUndefined());

it('a line in words takes nothing from one that says it is open, and leaves open what is not said', () => {
  const written = [
    { days: '1', hours: '08:00–12:00' },
    { days: 'Holidays', hours: 'by phone' },
  ];
  expect(openingAt(monday, berlin, written)).toEqual({ isOpen: true, until: '12:00' });
  expect(openingAt(new Date('2026-11-23T18:00:00Z'), berlin, written)).toBeUndefined();
});

it('days may go over the end of the week', () => {
  expect(openingAt(monday, berlin, [{ days: '6-1', hours: '00:00–24:00' }])).toEqual({ isOpen: true, until: '24:00' });
});

it('a zone is called by its city', () => {
  expect([cityOf('Europe/Berlin'), cityOf('America/New_York'), isTimeZone('+02:00')]).toEqual([
    'Berlin',
    'New York',
    false,
  ]);
});
