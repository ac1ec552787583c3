/** Where a company sits and how it is taxed. */
import { can } from '../../../../define/contract/capability.ts';
import { inContext } from '../../../../define/in-context.ts';
import { container, field } from '../layout.ts';

/** Countries come without an enumeration: the field kind names all of them in the reader's language. */
export const address = container('address', inContext('Address', 'of a company'), [
  field('Street', 'Text', 'Street and number', { MaxLength: 100 }),
  field('AddressAddition', 'Text', 'Address addition', {
    MaxLength: 100,
  }),
  field('PostalCode', 'PostalCode', 'Postal code', {
    MaxLength: 12,
    CountryField: 'Country',
  }),
  field('City', 'Text', 'City', { MaxLength: 100 }),
  field('Country', 'Country', 'Country', {
    IsRequired: true,
    help: 'Printed on every invoice. A change of country needs a new VAT number.',
  }),
]);

export const tax = container('tax', inContext('Tax', 'of a company'), [
  field('VatNumber', 'Identifier', 'VAT number', {
    MaxLength: 20,
    With: { form: 'VatNumber' },
    RemoteCheck: 'remote',
  }),
  field('TaxNumber', 'Identifier', 'Tax number', {
    MaxLength: 30,
    Needs: { Read: can('ONLINEBILL', 'Read') },
  }),
  field('IsTaxExempt', 'Checkbox', 'Exempt from VAT'),
]);
