/** Check digits and forms of codes, right and wrong, and what people read of it. */
import { expect, it } from 'vitest';
import { kindFor } from '../../kinds/registry.ts';
import { fieldProblem } from '../field-value.ts';
import type { Problem } from '../problem.ts';
import { sayProblem } from '../said-problem.ts';

const problemOf = (form: string, value: string) =>
  fieldProblem({ DisplayTemplate: 'Identifier', With: { form } }, value);
const fill = (text: string, parameters: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(parameters[name]));
const said = (problem: Problem | undefined, locale = 'en-GB') => problem && sayProblem(problem, fill, locale);

it.each([
  ['Iban', 'AT61 1904 3002 3457 3201'],
  ['Iban', 'de89370400440532013000'],
  ['Bic', 'DEMOAT2XXXX'],
  ['VatNumber', 'ATU12345678'],
  ['VatNumber', 'NL 123456789 B01'],
  ['VatNumber', 'CHE-123.456.789 MWST'],
  ['Iban', ''],
])('%s takes "%s"', (field, value) => expect(problemOf(field, value)).toBeUndefined());

it.each([
  ['Iban', 'AT61 1904 3002 3457 3202', 'The check digits do not fit; look for a typing error'],
  ['Iban', '12345', 'Enter an IBAN, such as AT61 1904 3002 3457 3201'],
  ['Bic', 'BANK', 'Enter a BIC, such as DEUTDEFF500'],
  ['VatNumber', 'ATU1234567', 'Austria: a VAT number looks like ATU12345678'],
  ['VatNumber', 'EL12', 'Greece: a VAT number looks like EL123456789'],
])('%s refuses "%s"', (field, value, text) => {
  expect(said(problemOf(field, value))).toBe(text);
  const typed = kindFor('Identifier').parse(value, { label: '', with: { form: field } }, 'en');
  expect('problem' in typed).toBe(true);
});

const address = { DisplayTemplate: 'PostalCode', CountryField: 'Country' };
const postalCode = (value: string, Country?: string) => fieldProblem(address, value, { beside: { Country } });

it.each([
  ['DE', '10115'],
  ['PL', '00950'],
  ['PL', '00-950'],
  ['GB', 'sw1a1aa'],
  ['IE', 'D02 X285'],
  ['US', '94105-1234'],
  ['LV', 'LV-1010'],
  ['AE', 'none at all'],
  [undefined, 'ABC'],
])('in %s "%s" is a postal code', (country, value) => expect(postalCode(value, country)).toBeUndefined());

it.each([
  ['DE', 'ABC', 'en-GB', 'Germany: a postal code looks like 12345'],
  ['DE', '1011', 'de', 'Deutschland: a postal code looks like 12345'],
  ['NL', '1011', 'pl', 'Holandia: a postal code looks like 1234 AB'],
  ['GB', '12345', 'en-GB', 'United Kingdom: a postal code looks like AB1 2CD'],
])('in %s "%s" is none, said in %s', (country, value, locale, text) =>
  expect(said(postalCode(value, country), locale)).toBe(text),
);

it.each([
  ['Email', 'ä@b.de', undefined],
  ['Email', 'юлия@почта.рус', undefined],
  ['Email', 'ä@b.c', 'Enter a valid email address, such as name@example.com'],
  ['Email', 'a@b..de', 'Enter a valid email address, such as name@example.com'],
  ['Email', 'a@-b.de', 'Enter a valid email address, such as name@example.com'],
])('%s: "%s" is judged alike where it is typed and where it is sent', (kind, value, text) => {
  expect(said(fieldProblem({ DisplayTemplate: kind }, value))).toBe(text);
  const typed = kindFor(kind).parse(value, { label: '' }, 'en');
  expect('problem' in typed && said({ ...typed, text: typed.problem })).toBe(text ?? false);
});

it('half a person is none, where it is typed and where it is sent', () => {
  const rule = { DisplayTemplate: 'Number', With: { whole: true } };
  expect([12, 12.5].map((value) => said(fieldProblem(rule, value)))).toEqual([undefined, 'Integers only']);
  expect(kindFor('Number').parse('12,5', { label: '', with: rule.With }, 'de')).toEqual({ problem: 'Integers only' });
});

it('days and instants are named as the reader types them', () => {
  expect(said(fieldProblem({ DisplayTemplate: 'Date' }, 'soon'), 'de')).toBe('Enter a date, such as 31.12.2027');
  expect(said(fieldProblem({ DisplayTemplate: 'DateTimeUtc' }, 'soon'), 'de')).toBe(
    'Enter a date and a time, such as 31.12.2027 23:59',
  );
});
