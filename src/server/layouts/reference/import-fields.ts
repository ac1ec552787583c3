/** What files of an import may say beside the values of their accounts: where each stands, what it may do, what was bought. */
import type { ImportType } from '../../../rules/imports/import-type.ts';
import type { StoredField } from '../stored-field.ts';
import { field } from './layout.ts';

const parent = field('ParentAccountId', 'Number', ['Parent account', 'Übergeordnetes Konto', 'Konto nadrzędne'], {
  With: { whole: true },
  Minimum: 1,
  Maximum: Number.MAX_SAFE_INTEGER,
  help: [
    'The id of the account below which it stands; empty: the one that you choose for all.',
    'Die ID des Kontos, unter dem es steht; leer: das für alle gewählte.',
    'Identyfikator konta, pod którym się znajduje; puste: konto wybrane dla wszystkich.',
  ],
});

const roles = field('Roles', 'Text', ['Roles', 'Rollen', 'Role'], {
  MaxLength: 1000,
  help: [
    'Names of roles, with a semicolon between them. Whoever has one is invited by e-mail.',
    'Namen von Rollen, durch Semikolon getrennt. Wer eine hat, wird per E-Mail eingeladen.',
    'Nazwy ról oddzielone średnikiem. Kto ma rolę, otrzyma zaproszenie e-mailem.',
  ],
});

const bought: readonly StoredField[] = [
  field('ProductName', 'Text', ['Service', 'Dienst', 'Usługa'], {
    IsRequired: true,
    MaxLength: 200,
    help: [
      'The name under which the service is sold.',
      'Der Name, unter dem der Dienst verkauft wird.',
      'Nazwa, pod którą usługa jest sprzedawana.',
    ],
  }),
  field('Quantity', 'Number', ['Quantity', 'Menge', 'Ilość'], {
    IsRequired: true,
    With: { whole: true },
    Minimum: 1,
    Maximum: 1_000_000,
  }),
  field('CommitmentMonths', 'Number', ['Term in months', 'Laufzeit in Monaten', 'Okres w miesiącach'], {
    IsRequired: true,
    With: { whole: true },
    Minimum: 1,
    Maximum: 120,
    help: [
      '1 for a monthly commitment, 12 for a year.',
      '1 für eine monatliche Bindung, 12 für ein Jahr.',
      '1 przy zobowiązaniu miesięcznym, 12 przy rocznym.',
    ],
  }),
  field('SubscriptionBilling', 'Combobox', ['Billed', 'Abrechnung', 'Rozliczanie'], {
    IsRequired: true,
    EnumName: 'SubscriptionBilling',
  }),
  field('VendorReference', 'Text', ['Reference of the vendor', 'Referenz des Anbieters', 'Oznaczenie u dostawcy'], {
    MaxLength: 200,
    help: [
      'How the vendor calls the subscription that runs there already.',
      'Wie der Anbieter das Abonnement nennt, das bei ihm bereits läuft.',
      'Jak dostawca nazywa subskrypcję, która już u niego działa.',
    ],
  }),
];

export const ownImportFields: Readonly<Record<ImportType, readonly StoredField[]>> = {
  Users: [parent, roles],
  Companies: [parent],
  Subscriptions: [parent, ...bought],
};

/** A field by which somebody chooses one of several. */
export const chosenByName: StoredField['DisplayTemplate'] = 'Combobox';
