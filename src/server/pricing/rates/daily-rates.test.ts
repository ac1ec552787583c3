/** Daily rates: what is read of a bank's answer, and what is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyRatesOf, RatesProblem } from './daily-rates.ts';

const now = new Date('2026-11-23T16:30:00Z');
const published = (cubes: string, day = '2026-11-20') =>
  `<?xml version="1.0"?><gesmes:Envelope xmlns:gesmes="g" xmlns="e"><Cube><Cube time='${day}'>${cubes}</Cube></Cube></gesmes:Envelope>`;
const zloty = "<Cube currency='PLN' rate='4.2738'/>";

describe('daily rates', () => {
  it('are read as they are written, of the newest day alone', () => {
    const older = "<Cube time='2026-11-19'><Cube currency='PLN' rate='9'/></Cube>";
    const text = published(`${zloty}<Cube currency="JPY" rate="178.42"/></Cube>${older}<Cube>`);
    expect(dailyRatesOf(text, now)).toEqual({
      day: '2026-11-20',
      perEuro: new Map([
        ['PLN', '4.2738'],
        ['JPY', '178.42'],
      ]),
    });
  });

  it.each([
    ['', 'no rates'],
    ['<html><body>Maintenance</body></html>', 'no rates'],
    [published(''), 'no rates'],
    [published(zloty, '2026-11-02'), '"2026-11-02"'],
    [published(zloty, '2026-12-02'), '"2026-12-02"'],
    [published(zloty, 'yesterday'), '"yesterday"'],
    [published("<Cube currency='EUR' rate='1'/>"), '"EUR"'],
    [published("<Cube currency='zł' rate='1'/>"), '"z?"'],
    [published(zloty + zloty), 'two rates'],
    [published("<Cube currency='PLN'/>"), '""'],
    ...['0', '0.0', '-1', '1e3', '4,27', 'NaN', '1000000', '1.0000000001'].map((rate) => [
      published(`<Cube currency='PLN' rate='${rate}'/>`),
      `"${rate}"`,
    ]),
  ])('are refused where they are none: %#', (text, found) => {
    expect(() => dailyRatesOf(text, now)).toThrow(RatesProblem);
    expect(() => dailyRatesOf(text, now)).toThrow(found);
  });

  it('are read or refused, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, rate) => {
        for (const sent of [text, published(`<Cube currency='PLN' rate='${rate}'/>`)])
          try {
            expect(dailyRatesOf(sent, now).perEuro.size).toBeGreaterThan(0);
          } catch (problem) {
            expect(problem).toBeInstanceOf(RatesProblem);
          }
      }),
    );
  });
});
