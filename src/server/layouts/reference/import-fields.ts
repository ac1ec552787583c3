/** What files of an import may say beside the values of their accounts: where each stands, what it may do, what was bought. */
import type { ImportType } from '../../../rules/imports/import-type.ts';
import type { StoredField } from '../stored-field.ts';
import { field } from './layout.ts';

const parent = field('ParentAccountId', 'Number', 'Parent account', {
  With: { whole: true },
  Minimum: 1,
  Maximum: Number.MAX_SAFE_INTEGER,
  help: 'The id of the account below which it stands; empty: the one that you choose for all.',
});

const roles = field('Roles', 'Text', 'Roles', {
  MaxLength: 1000,
  help: 'Names of roles, with a semicolon between them. Whoever has one is invited by e-mail.',
});

const bought: readonly StoredField[] = [
  field('ProductName', 'Text', 'Service', {
    IsRequired: true,
    MaxLength: 200,
    help: 'The name under which the service is sold.',
  }),
  field('Quantity', 'Number', 'Quantity', {
    IsRequired: true,
    With: { whole: true },
    Minimum: 1,
    Maximum: 1_000_000,
  }),
  field('CommitmentMonths', 'Number', 'Term in months', {
    IsRequired: true,
    With: { whole: true },
    Minimum: 1,
    Maximum: 120,
    help: '1 for a monthly commitment, 12 for a year.',
  }),
  field('SubscriptionBilling', 'Combobox', 'Billed', {
    IsRequired: true,
    EnumName: 'SubscriptionBilling',
  }),
  field('VendorReference', 'Text', 'Reference of the vendor', {
    MaxLength: 200,
    help: 'How the vendor calls the subscription that runs there already.',
  }),
];

export const ownImportFields: Readonly<Record<ImportType, readonly StoredField[]>> = {
  Users: [parent, roles],
  Companies: [parent],
  Subscriptions: [parent, ...bought],
};

/** A field by which somebody chooses one of several. */
export const chosenByName: StoredField['DisplayTemplate'] = 'Combobox';
