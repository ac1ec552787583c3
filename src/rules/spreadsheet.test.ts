/** What spreadsheets would run is made text; numbers stay numbers. */
import { expect, it } from 'vitest';
import { plainCell } from './spreadsheet.ts';

it.each(['=1+1', '+1+1', '-1+cmd|x', '@SUM(A1)', '\t=1', ' =1', '=SUM(A1:A9)', '＝1', '-2+3', "=cmd|' /C calc'!A0"])(
  '%j is made text',
  (text) => expect(plainCell(text)).toBe(`'${text}`),
);

it.each(['', '-12.5', '+49', '-1.234,50 EUR', '−3', '12 %', 'a=b', 'Nordlicht', '-1 234,5', "-1'000.50 CHF"])(
  '%j stays',
  (text) => expect(plainCell(text)).toBe(text),
);
