/** The departments of an organisation, some of them within others. */
import { phoneIn } from '../country.ts';
import { roundIn } from '../money.ts';
import { type Random, random } from '../random.ts';
import { type DemoAccount, filled, type World } from './account.ts';
import { type Life, lifeBelow } from './life.ts';
import { isActive, type Organisation } from './organisation.ts';
import { departmentNotes } from './remarks.ts';

const reasons = ['NoLongerNeeded', 'Other'];

/** Takes departments in the order of the culture's list until there are enough. */
export function addDepartments(world: World, organisation: Organisation, count: number): void {
  const chains = organisation.country.culture.departments;
  const wanted = chains.flatMap((chain) => chain.map((name, depth) => ({ name, above: chain[depth - 1] })));
  for (const { name, above } of wanted.slice(0, count)) {
    const parent = organisation.departments.find((one) => one.name === above && isActive(one)) ?? organisation.account;
    addDepartment(world, organisation, parent, name);
  }
}

export function addDepartment(
  world: World,
  organisation: Organisation,
  parent: DemoAccount,
  name: string,
  more: { readonly id?: number; readonly created?: Date } = {},
): DemoAccount {
  const { account, country } = organisation;
  const chance = random(`department ${account.name} ${name}`);
  const given: Life | undefined = more.created && { created: more.created, terminated: null };
  const life = given ?? lifeBelow(chance, parent, 0.05, 4);
  const department = world.add({
    id: more.id,
    type: 'Department',
    parent,
    name,
    country,
    currency: account.currency,
    ...life,
    values: departmentValues(chance, organisation, name, life),
  });
  organisation.departments.push(department);
  return department;
}

function departmentValues(
  chance: Random,
  { account, country, domain }: Organisation,
  name: string,
  { terminated }: Life,
): Record<string, unknown> {
  const sometimes = <T>(share: number, value: T): T | undefined => (chance.chance(share) ? value : undefined);
  const place = {
    Street: account.values['Street'],
    PostalCode: account.values['PostalCode'],
    City: account.values['City'],
  };
  return filled({
    DepartmentName: name,
    ShortName: sometimes(0.5, shortName(name)),
    ...(chance.chance(0.7) ? place : {}),
    Phone: sometimes(0.5, phoneIn(country, chance)),
    Email: sometimes(0.4, `team${chance.whole(1, 99)}@${domain}`),
    CostCentre: sometimes(0.8, chance.digits('####')),
    CostCentreType: sometimes(0.8, chance.pick(['Operations', 'Operations', 'Overhead', 'Project', 'Investment'])),
    Currency: account.currency,
    MonthlyBudget: sometimes(0.7, roundIn(account.currency, chance.whole(5, 90) * 100)),
    BudgetWarning: sometimes(0.6, chance.pick([75, 80, 90, 95])),
    Tags: sometimes(0.1, [chance.pick(['Neubau', 'audit 2027', 'shared'])]),
    Notes: sometimes(0.12, chance.pick(departmentNotes)),
    TerminationReason: terminated ? (account.values['TerminationReason'] ?? chance.pick(reasons)) : undefined,
  });
}

/** The capitals of the name, or else its beginning. */
function shortName(name: string): string {
  const capitals = name.replace(/[^\p{Lu}\p{Lo}]/gu, '').slice(0, 4);
  return capitals.length > 1 ? capitals : name.slice(0, 3).toLocaleUpperCase();
}
