/** What a company or reseller is, how to reach it and who looks after it. */
import { container, field } from '../layout.ts';

export const identity = container(
  'identity',
  ['Company', 'Unternehmen', 'Firma'],
  [
    field('CompanyName', 'Text', ['Company name', 'Firmenname', 'Nazwa firmy'], { IsRequired: true, MaxLength: 100 }),
    field('LegalForm', 'Combobox', ['Legal form', 'Rechtsform', 'Forma prawna'], { EnumName: 'LegalForm' }),
    field('CompanyRegister', 'Identifier', ['Company register', 'Handelsregister', 'Rejestr przedsiębiorców'], {
      MaxLength: 60,
      help: [
        'Number and court or register, as on the letterhead.',
        'Nummer und Gericht oder Register, wie auf dem Briefbogen.',
        'Numer i sąd lub rejestr, jak na papierze firmowym.',
      ],
    }),
    field('Industry', 'Combobox', ['Industry', 'Branche', 'Branża'], { EnumName: 'Industry' }),
    field('EmployeeCount', 'Number', ['Employees', 'Beschäftigte', 'Liczba pracowników'], {
      Minimum: 1,
      Maximum: 5_000_000,
      With: { whole: true },
    }),
    field('Website', 'Url', ['Website', 'Website', 'Strona internetowa'], { MaxLength: 254 }),
  ],
);

export const contact = container(
  'contact',
  ['Contact', 'Kontakt', 'Kontakt'],
  [
    field('MainContact', 'AccountLink', ['Main contact', 'Hauptansprechpartner', 'Główna osoba kontaktowa'], {
      IsReadOnly: true,
    }),
    field('Email', 'Email', ['E-mail', 'E-Mail', 'E-mail'], { MaxLength: 254 }),
    field('Phone', 'Phone', ['Phone', 'Telefon', 'Telefon']),
  ],
);

export const relationship = container(
  'relationship',
  ['Relationship', 'Betreuung', 'Współpraca'],
  [
    field('AccountManager', 'AccountLink', ['Account manager', 'Kundenbetreuer', 'Opiekun klienta'], {
      IsReadOnly: true,
    }),
    field('CustomerNumber', 'Identifier', ['Own customer number', 'Eigene Kundennummer', 'Własny numer klienta'], {
      MaxLength: 30,
      help: [
        'The number under which your own systems know this customer.',
        'Die Nummer, unter der Ihre eigenen Systeme diesen Kunden kennen.',
        'Numer, pod którym ten klient jest znany w Państwa systemach.',
      ],
    }),
    field('CustomerSince', 'Date', ['Customer since', 'Kunde seit', 'Klient od']),
    field('Interests', 'MultiCombobox', ['Interested in', 'Interessiert an', 'Zainteresowania'], {
      EnumName: 'ServiceInterest',
    }),
    field('Tags', 'Tags', ['Tags', 'Schlagwörter', 'Znaczniki']),
  ],
);
