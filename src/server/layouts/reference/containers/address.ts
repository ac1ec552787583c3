/** Where a company sits and how it is taxed. */
import { can } from '../../../../define/contract/capability.ts';
import { container, field } from '../layout.ts';

/** Countries come without an enumeration: the field kind names all of them in the reader's language. */
export const address = container(
  'address',
  ['Address', 'Anschrift', 'Adres'],
  [
    field('Street', 'Text', ['Street and number', 'Straße und Hausnummer', 'Ulica i numer'], { MaxLength: 100 }),
    field('AddressAddition', 'Text', ['Address addition', 'Adresszusatz', 'Dodatkowe informacje adresowe'], {
      MaxLength: 100,
    }),
    field('PostalCode', 'PostalCode', ['Postal code', 'Postleitzahl', 'Kod pocztowy'], {
      MaxLength: 12,
      CountryField: 'Country',
    }),
    field('City', 'Text', ['City', 'Ort', 'Miejscowość'], { MaxLength: 100 }),
    field('Country', 'Country', ['Country', 'Land', 'Kraj'], {
      IsRequired: true,
      help: [
        'Printed on every invoice. A change of country needs a new VAT number.',
        'Steht auf jeder Rechnung. Ein Wechsel des Landes erfordert eine neue USt-IdNr.',
        'Widnieje na każdej fakturze. Zmiana kraju wymaga nowego numeru VAT.',
      ],
    }),
  ],
);

export const tax = container(
  'tax',
  ['Tax', 'Steuern', 'Podatki'],
  [
    field('VatNumber', 'Identifier', ['VAT number', 'USt-IdNr.', 'Numer VAT'], {
      MaxLength: 20,
      With: { form: 'VatNumber' },
      RemoteCheck: 'remote',
    }),
    field('TaxNumber', 'Identifier', ['Tax number', 'Steuernummer', 'Numer podatkowy'], {
      MaxLength: 30,
      Needs: { Read: can('ONLINEBILL', 'Read') },
    }),
    field('IsTaxExempt', 'Checkbox', ['Exempt from VAT', 'Von der Umsatzsteuer befreit', 'Zwolnienie z VAT']),
  ],
);
