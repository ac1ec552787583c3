/** Makes a company or reseller with its departments, people and subscriptions. */
import { countries } from '../countries.ts';
import { atWork, daysAfter, later, now } from '../dates.ts';
import { type Random, random } from '../random.ts';
import type { DemoAccount, World } from './account.ts';
import { addDepartments } from './departments.ts';
import type { Life } from './life.ts';
import { addLinks } from './links.ts';
import type { Organisation, OrganisationSeed } from './organisation.ts';
import { organisationValues, resellerValues } from './organisation-values.ts';
import { addPeople } from './people.ts';
import { addSubscriptions } from './subscriptions.ts';

export function addOrganisation(
  world: World,
  above: Organisation | undefined,
  type: 'Reseller' | 'Company',
  seed: OrganisationSeed,
  special: (organisation: Organisation) => void = () => {},
): Organisation {
  const country = countries[seed.country];
  const chance = random(`organisation ${seed.name}`);
  const life = lifeOf(chance, above?.account, seed);
  const values = organisationValues(chance, seed, country, life);
  const account = world.add({
    id: seed.more.id,
    type,
    parent: above?.account,
    name: seed.name,
    country,
    currency: country.currency,
    ...life,
    values: type === 'Reseller' ? { ...values, ...resellerValues(chance, seed, country) } : values,
  });
  const organisation: Organisation = {
    account,
    country,
    domain: seed.domain,
    departments: [],
    users: [],
    products: [],
  };
  special(organisation);
  addDepartments(world, organisation, seed.departments);
  addPeople(world, organisation, seed.users, seed.more.leadingRole);
  addSubscriptions(world, organisation, seed.products);
  addLinks(organisation, above);
  return organisation;
}

/** Companies came over the years, half a year after their reseller at the earliest. */
function lifeOf(chance: Random, above: DemoAccount | undefined, { more }: OrganisationSeed): Life {
  const given = (day: string | undefined): Date | undefined =>
    day === undefined ? undefined : new Date(`${day}T08:15:00Z`);
  const earliest = later(daysAfter(above?.created ?? now, 180), new Date('2019-06-01T00:00:00Z'));
  return {
    created: given(more.created) ?? atWork(chance, earliest, daysAfter(now, -40)),
    terminated: given(more.terminated) ?? null,
  };
}
