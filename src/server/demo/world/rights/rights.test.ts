/** The roles of the demo world can do what they are for, and no more. */
import { describe, expect, test } from 'vitest';
import { objectTypes } from '../../../../define/contract/capability.ts';
import { allFlags, flagsOf } from '../../../access/standard/flags.ts';
import { type RoleName, standardRoles } from '../../../access/standard/roles.ts';
import { standardSets } from '../../../access/standard/sets.ts';
import { companyRoles } from './company-roles.ts';

const heldBy = (name: RoleName): ReadonlyMap<string, ReadonlySet<string>> => {
  const held = new Map<string, Set<string>>();
  const sets = standardRoles.find((role) => role.name === name)?.sets ?? [];
  for (const set of sets) {
    for (const [type, letters] of Object.entries(standardSets[set] ?? {})) {
      held.set(type, new Set([...(held.get(type) ?? []), ...flagsOf(letters)]));
    }
  }
  return held;
};

describe('roles', () => {
  test.each(standardRoles)('$name bundles known sets and may sign in', ({ name, sets }) => {
    expect(sets.filter((set) => !(set in standardSets))).toEqual([]);
    expect(heldBy(name).get('LOGIN')?.has('Execute')).toBe(true);
  });

  test('the marketplace owner has every right', () => {
    const held = heldBy('Marketplace owner');
    expect(objectTypes).toHaveLength(98);
    expect(objectTypes.filter((type) => !allFlags.every((flag) => held.get(type)?.has(flag)))).toEqual([]);
  });

  test('only the marketplace owner administers, and only who sells or approves decides on orders', () => {
    const holders = (type: string) =>
      standardRoles.filter(({ name }) => heldBy(name).has(type)).map(({ name }) => name);
    expect(holders('ADMINISTRATIVE')).toEqual(['Marketplace owner']);
    expect(holders('CREDITCHECK_ORDERMANAGEMENT')).toEqual(['Marketplace owner', 'Reseller', 'Account Manager']);
    expect(holders('ACCOUNT_NOTES')).toEqual(['Marketplace owner', 'Reseller']);
  });

  test('an ordinary user sees himself alone', () => {
    expect(standardRoles.find(({ name }) => name === 'User')?.reach).toBe('own');
    expect([...heldBy('User').keys()].filter((type) => /COMPANY_ACCOUNT|SECURITY|AUDIT|DEPARTMENT/.test(type))).toEqual(
      [],
    );
  });

  test('letters of rights are known, of companies as well', () => {
    const letters = [...Object.values(standardSets), ...companyRoles.map(({ rights }) => rights)].flatMap(
      Object.values,
    );
    for (const one of letters) expect(new Set(flagsOf(one)).size).toBe(one.length);
  });
});
