/** The people of the marketplace owner and of a reseller who may sign in. */
import { random } from '../random.ts';
import { knownIds, type World } from './account.ts';
import type { Organisation } from './organisation.ts';
import { addPerson } from './people.ts';

const same = (written: string) => ({ written, latin: written });

export function addOwner(world: World, root: Organisation): void {
  addPerson(world, root, root.account, random('owner'), {
    woman: true,
    first: same('Henrike'),
    last: same('Paulsen'),
    work: 'Management',
    role: 'Marketplace owner',
    known: {
      id: knownIds.owner,
      username: 'owner',
      created: new Date('2017-01-09T09:00:00Z'),
      lastLogon: new Date('2026-11-19T15:12:48Z'),
    },
  });
}

export function addReseller(world: World, ostsee: Organisation): void {
  addPerson(world, ostsee, ostsee.account, random('reseller'), {
    woman: true,
    first: same('Katarzyna'),
    last: same('Wiśniewska'),
    work: 'Sales',
    role: 'Reseller',
    known: {
      id: knownIds.reseller,
      username: 'reseller',
      created: new Date('2019-03-14T10:05:00Z'),
      lastLogon: new Date('2026-11-19T17:33:20Z'),
    },
  });
}
