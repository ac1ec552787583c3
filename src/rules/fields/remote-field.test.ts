/** Check digits and forms, right and wrong. */
import { expect, it } from 'vitest';
import { remoteProblem } from './remote-field.ts';

it.each([
  ['Iban', 'AT61 1904 3002 3457 3201'],
  ['Iban', 'de89370400440532013000'],
  ['Bic', 'DEMOAT2XXXX'],
  ['VatNumber', 'ATU12345678'],
  ['VatNumber', 'NL 123456789 B01'],
  ['VatNumber', 'CHE-123.456.789 MWST'],
  ['Iban', ''],
  ['Nonsense', 'anything'],
])('%s takes "%s"', (field, value) => expect(remoteProblem(field, value)).toBeUndefined());

it.each([
  ['Iban', 'AT61 1904 3002 3457 3202', 'The check digits do not fit; look for a typing error'],
  ['Iban', '12345', 'Invalid format'],
  ['Bic', 'BANK', 'Invalid format'],
  ['VatNumber', 'ATU1234567', 'This is not a VAT number of {country}'],
])('%s refuses "%s"', (field, value, text) => expect(remoteProblem(field, value)).toMatchObject({ text }));
