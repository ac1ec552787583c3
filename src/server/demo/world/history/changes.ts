/** Saved changes, told in the product's own words; what a field was changed to is what it holds now. */
import { changesInWords } from '../../../accounts/changes.ts';
import { enumerations, layouts } from '../../../layouts/reference/catalogue.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { atWork, daysAfter, later, now } from '../dates.ts';
import type { Random } from '../random.ts';
import { type Actors, chanceOf } from './actors.ts';
import { begin, type Entry } from './entry.ts';
import { formerValue } from './former-value.ts';

const fieldsOf = (type: string) =>
  new Map(
    layouts
      .filter(({ account_type }) => account_type === type)
      .flatMap(({ pages }) => pages.flatMap(({ Containers }) => Containers.flatMap(({ Fields }) => Fields)))
      .map((field) => [field.Name, field]),
  );
const fields = {
  User: fieldsOf('User'),
  Department: fieldsOf('Department'),
  Company: fieldsOf('Company'),
  Reseller: fieldsOf('Reseller'),
  Product: fieldsOf('Product'),
};

const members = new Map(
  enumerations.map(({ name, members }) => [
    name,
    members.map(({ value, display_name }) => ({ Value: value, DisplayName: display_name['en'] ?? value })),
  ]),
);

/** How many changes an account of each type has seen at most. */
const most = { Reseller: 9, Company: 7, Department: 1, User: 1, Product: 1 };

/** What people change, by account type; each field at most once. */
const changed: Readonly<Record<DemoAccount['type'], readonly string[]>> = {
  Reseller: [
    'City',
    'Phone',
    'PaymentTerm',
    'SupportLevel',
    'PartnerDiscount',
    'CreditLimit',
    'BillingEmail',
    'Notes',
    'Industry',
  ],
  Company: ['City', 'Phone', 'PaymentTerm', 'BillingEmail', 'CreditLimit', 'EmployeeCount', 'PurchaseOrderNumber'],
  Department: ['CostCentre', 'MonthlyBudget', 'Phone', 'BudgetWarning'],
  User: ['JobTitle', 'Phone', 'MobilePhone', 'Office', 'PreferredLanguage', 'Status'],
  Product: ['RenewalMode', 'BookedOn', 'MailboxSize', 'KeepDays', 'Memory', 'SpamProtection'],
};

export const changes = (accounts: readonly DemoAccount[], actors: Actors): Entry[] =>
  accounts.flatMap((target) => {
    const chance = chanceOf('changed', target);
    const until = target.terminated ?? now;
    const from = later(begin, daysAfter(target.created, 2));
    if (from >= until) return [];
    const known = changed[target.type].filter((name) => target.values[name] !== undefined);
    const names = known.filter(() => chance.chance(0.32)).slice(0, chance.whole(0, most[target.type]));
    return names.flatMap((name) => change(chance, target, name, atWork(chance, from, until), actors));
  });

function change(chance: Random, target: DemoAccount, name: string, at: Date, actors: Actors): Entry[] {
  const field = fields[target.type].get(name);
  // A quarter of what happens to a company is done by whoever sells to it.
  const user = actors.near(chance.chance(0.25) ? target.parent : target, at, chance);
  if (!field || !user) return [];
  const value = target.values[name];
  const before = { [name]: formerValue(chance, target, field, value) };
  const details = changesInWords(
    before,
    { [name]: value },
    { accountType: target.type, fields: fields[target.type], members: (list) => members.get(list) },
  );
  if (details.length === 0) return [];
  const above = chance.chance(0.04) ? actors.near(target.parent?.parent, at, chance) : undefined;
  const impersonator = above && above !== user ? above : undefined;
  return [{ at, event: 'Account saved', operation: 'Account/SaveAccount', target, user, impersonator, details }];
}
