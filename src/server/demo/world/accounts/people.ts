/** The users of an organisation: who they are, what they do and when they last came by. */

import type { RoleName } from '../../../access/standard/roles.ts';
import type { JobFunction, Name } from '../cultures/culture.ts';
import { mailPart } from '../latin.ts';
import { type Random, random } from '../random.ts';
import type { DemoAccount, World } from './account.ts';
import { lastSignIn, lifeBelow } from './life.ts';
import { isActive, type Organisation } from './organisation.ts';
import type { Person } from './person.ts';
import { userValues } from './user-values.ts';

const functions: readonly JobFunction[] = ['Finance', 'InformationTechnology', 'Purchasing', 'Sales', 'Operations'];

/** The first runs the place and the second its systems; everybody else works somewhere. */
export function addPeople(world: World, organisation: Organisation, count: number, leadingRole?: RoleName): void {
  const { account, country } = organisation;
  const places = organisation.departments.filter((one) => isActive(one) || !isActive(account));
  for (let number = 0; number < count; number += 1) {
    const chance = random(`person ${account.name} ${number}`);
    const woman = chance.chance(0.5);
    const family = chance.pick(country.culture.families);
    const parent = number < 2 || places.length === 0 || chance.chance(0.2) ? account : chance.pick(places);
    addPerson(world, organisation, parent, chance, {
      woman,
      first: chance.pick(woman ? country.culture.women : country.culture.men),
      last: woman ? family.woman : family.man,
      work: number === 0 ? 'Management' : number === 1 ? 'InformationTechnology' : chance.pick(functions),
      role: number < 2 && leadingRole ? leadingRole : roleOf(organisation, number, chance),
    });
  }
}

/** Resellers have people who sell and people who approve; companies have administrators. */
function roleOf({ account }: Organisation, number: number, chance: Random): RoleName {
  if (account.type === 'Reseller') {
    if (number < 2) return account.parent ? 'Reseller' : 'Marketplace owner';
    return number === 2 ? 'Account Manager' : 'User';
  }
  return number < 2 || chance.chance(0.04) ? 'Company administrator' : 'User';
}

export function addPerson(
  world: World,
  organisation: Organisation,
  parent: DemoAccount,
  chance: Random,
  person: Person,
): DemoAccount {
  const { account, country, domain } = organisation;
  const { first, last, known } = person;
  const ending = person.work === 'Management' ? 0 : 0.06;
  const life = known ? { created: known.created, terminated: null } : lifeBelow(chance, parent, ending, 1.4);
  const lastLogon = known ? known.lastLogon : lastSignIn(chance, life);
  const part = (name: Name): string => mailPart(name.latin, country.culture.umlauts);
  const email = world.address(`${part(first)}.${part(last)}`, domain);
  const user = world.add({
    id: known?.id,
    type: 'User',
    parent,
    name: `${first.written} ${last.written}`,
    country,
    currency: account.currency,
    ...life,
    lastLogon,
    role: person.role,
    values: userValues(chance, organisation, person, email, life, lastLogon),
  });
  organisation.users.push(user);
  return user;
}
