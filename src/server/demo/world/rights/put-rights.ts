/** Writes capability sets, roles and who has which role. */
import type { Kysely } from 'kysely';
import { flagsOf, type Rights } from '../../../access/standard/flags.ts';
import { type RoleName, standardRoles } from '../../../access/standard/roles.ts';
import { standardSets } from '../../../access/standard/sets.ts';
import type { Tables } from '../../../db/tables.ts';
import { type DemoAccount, knownIds } from '../accounts/account.ts';
import { insertAll } from '../insert-all.ts';
import { type CompanyRole, companyRoles } from './company-roles.ts';

interface NumberedSet {
  readonly id: number;
  readonly owner: number;
  readonly name: string;
  readonly template: boolean;
  readonly rights: Rights;
}

/** Ids follow the order of the lists, so they are the same in every installation. */
export const roleId = (name: RoleName): number => standardRoles.findIndex((role) => role.name === name) + 1;

type RightsAccount = Pick<DemoAccount, 'id' | 'name' | 'type' | 'role'>;

/** @param ofCompanies roles that companies of the world have made; the root's own are always there. */
export async function putRights(
  owner: Kysely<Tables>,
  accounts: readonly RightsAccount[],
  ofCompanies: readonly CompanyRole[] = companyRoles,
): Promise<void> {
  const sets = numberedSets(accounts, ofCompanies);
  await insertAll(
    owner,
    'capability_set',
    sets.map((set) => ({
      capability_set_id: set.id,
      owner_company_id: set.owner,
      name: set.name,
      is_template: set.template,
    })),
  );
  await insertAll(
    owner,
    'capability_set_entry',
    sets.flatMap(({ id, rights }) =>
      Object.entries(rights).map(([object_type, letters]) => ({
        capability_set_id: id,
        object_type,
        flags: flagsOf(letters),
      })),
    ),
  );
  await putRoles(owner, sets, ofCompanies);
  await insertAll(
    owner,
    'user_role',
    accounts.flatMap(({ id, role }) => (role ? [{ user_account_id: id, role_id: roleId(role) }] : [])),
  );
}

function numberedSets(accounts: readonly RightsAccount[], ofCompanies: readonly CompanyRole[]): NumberedSet[] {
  const owned = (company: string): number => {
    const found = accounts.find(({ name, type }) => name === company && (type === 'Company' || type === 'Reseller'));
    if (!found) throw new Error(`There is no company ${company} that could own a role`);
    return found.id;
  };
  return [
    ...Object.entries(standardSets).map(([name, rights]) => ({ owner: knownIds.root, name, template: true, rights })),
    ...ofCompanies.map(({ company, set, rights }) => ({ owner: owned(company), name: set, template: false, rights })),
  ].map((set, index) => ({ id: index + 1, ...set }));
}

async function putRoles(
  owner: Kysely<Tables>,
  sets: readonly NumberedSet[],
  ownRoles: readonly CompanyRole[],
): Promise<void> {
  const setId = (name: string): number => {
    const found = sets.find((set) => set.name === name);
    if (!found) throw new Error(`There is no capability set ${name}`);
    return found.id;
  };
  const ofCompanies = ownRoles.map(({ role, description, reach, set }) => {
    const owning = sets.find(({ id }) => id === setId(set))?.owner ?? knownIds.root;
    return { owner: owning, name: role, description, reach, sets: ['Self-service', set], template: false };
  });
  const roles = [...standardRoles.map((role) => ({ owner: knownIds.root, ...role, template: true })), ...ofCompanies];
  await insertAll(
    owner,
    'role',
    roles.map(({ owner: owner_company_id, name, description, reach, template }, index) => ({
      role_id: index + 1,
      owner_company_id,
      name,
      description,
      reach,
      is_template: template,
    })),
  );
  await insertAll(
    owner,
    'role_capability_set',
    roles.flatMap((role, index) => role.sets.map((set) => ({ role_id: index + 1, capability_set_id: setId(set) }))),
  );
}
