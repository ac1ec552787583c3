/** Lists of plain values: what is typed in one line becomes items, and what is wrong is said of the item that it is about. */
import { describe, expect, it } from 'vitest';
import { fieldProblem } from '../fields/field-value.ts';
import { sayProblem } from '../fields/said-problem.ts';
import list, { type ItemsOptions } from './ValueList.ts';

const options = (told: ItemsOptions, more = {}) => ({ label: '', with: told, ...more });
const read = (text: string, told: ItemsOptions, locale = 'en') => list.parse(text, options(told), locale);
const spoken = (text: string, told: ItemsOptions, locale = 'en') => {
  const { problem = '', parameters } = read(text, told, locale) as { problem?: string; parameters?: object };
  const inEnglish = (words: string, values: Readonly<Record<string, unknown>>) =>
    words.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
  return sayProblem({ text: problem, ...(parameters && { parameters: parameters as never }) }, inEnglish, locale);
};

describe('what is typed', () => {
  it.each([
    ['a@b.example', ['a@b.example']],
    ['a@b.example, c@d.example', ['a@b.example', 'c@d.example']],
    [' a@b.example ;\r\nc@d.example,\n', ['a@b.example', 'c@d.example']],
    ['a@b.example\nc@d.example', ['a@b.example', 'c@d.example']],
    [' \n ', null],
  ])('%j are items', (text, value) => expect(read(text, { as: 'Email' })).toEqual({ value }));

  it('parts at commas only where they belong to no item', () => {
    expect(read('1,5; 2,25', { as: 'Number' }, 'de')).toEqual({ value: [1.5, 2.25] });
    expect(read('1,234.50', { as: 'Money' })).toEqual({ value: [1234.5] });
    expect(read('Kai, Hafen', { as: 'Text' })).toEqual({ value: ['Kai, Hafen'] });
    expect(read('203.0.113.0/24, ::1\n198.51.100.1 - 198.51.100.9', { as: 'IpRange' })).toEqual({
      value: ['203.0.113.0/24', '::1', '198.51.100.1 - 198.51.100.9'],
    });
  });

  it('says which of several is wrong, what was found and what may stand there', () => {
    expect(spoken('a@b.example, b@, c@d.example', { as: 'Email' })).toBe(
      '“b@”: Enter a valid email address, such as name@example.com',
    );
    expect(spoken('2027-02-01; soon', { as: 'Date' }, 'de')).toBe('“soon”: Enter a date, such as 31.12.2027');
    expect(spoken('soon', { as: 'Date' })).toMatch(/^Enter a date/);
    expect(spoken('1; 2; 3', { as: 'Number', most: 2 })).toBe('At most 2 values');
  });
});

describe('what is sent', () => {
  const problem = (value: unknown, told: ItemsOptions) =>
    fieldProblem({ DisplayTemplate: 'ValueList', With: told }, value);

  it('is right item by item, and the problem names the item', () => {
    expect(problem(['a@b.example', 'c@d.example'], { as: 'Email' })).toBeUndefined();
    expect(problem(['203.0.113.1', '::1', '203.0.113.300'], { as: 'IpRange' })).toMatchObject({
      part: '2',
      text: expect.stringMatching(/^Invalid range: \{value\}\. Enter an address/),
      parameters: { value: '203.0.113.300' },
    });
    expect(problem([1, Number.NaN], { as: 'Number' })).toEqual({ part: '1', text: 'Numbers only' });
    expect(problem(['2027-02-01', null], { as: 'Date' })).toEqual({ part: '1', text: 'This field is required' });
  });

  it('has no more items than may be, and is a list', () => {
    expect(problem([1, 2, 3], { as: 'Number', most: 2 })).toEqual({ text: 'At most {n} values', parameters: { n: 2 } });
    expect(
      problem(
        Array.from({ length: 101 }, () => 1),
        { as: 'Number' },
      ),
    ).toMatchObject({ parameters: { n: 100 } });
    expect(problem('a@b.example', { as: 'Email' })).toEqual({ text: 'Invalid format' });
    expect(problem([['a@b.example']], { as: 'Email' })).toMatchObject({ part: '0' });
  });

  it('is told apart by its kind in sentences and files', () => {
    const days = ['2027-02-01', '2027-08-15'];
    expect(list.text?.(days, options({ as: 'Date' }), 'de')).toBe('01. Feb. 2027, 15. Aug. 2027');
    expect(list.export([1, 12], options({ as: 'Duration' }), 'en')).toMatch(/; /);
  });
});
