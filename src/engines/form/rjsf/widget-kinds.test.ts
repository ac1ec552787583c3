/** Which kind a widget of rjsf's names means, beside what the schema says. */
import { expect, it } from 'vitest';
import { isKindsWidget, kindOfWidget } from './widget-kinds.ts';

it.each([
  ['textarea', 'Text', 'MultilineText'],
  ['time', 'Text', 'TimeOfDay'],
  ['time', 'TimeUtc', 'TimeUtc'],
  ['alt-time', 'TimeUtc', 'TimeUtc'],
  ['alt-time', 'TimeOfDay', 'TimeOfDay'],
  ['text', 'Email', 'Email'],
  ['color', 'Text', 'Text'],
  [undefined, 'Date', 'Date'],
])('%s on a %s is %s', (widget, meant, kind) => expect(kindOfWidget(widget, meant)).toBe(kind));

it('what none of the kinds goes by is left to rjsf', () =>
  expect(['time', 'text', 'color', undefined].map(isKindsWidget)).toEqual([true, true, false, false]));
