/** Roles as calls answer them; the database says which of them the caller sees and may give. */
import { type RawBuilder, sql } from 'kysely';
import type { Role } from '../../../manifests/entities/Role.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { Failure, isPrivilegeViolation } from '../calls/failure.ts';
import { readText } from './standard/texts.ts';

interface Row {
  role_id: number;
  name: string;
  description: string | null;
  reach: 'own' | 'hierarchy';
  is_template: boolean;
  owner_company_id: number | null;
  capability_sets: { CapabilitySetId: number; Name: string }[];
  users: number;
  may_give: boolean;
}

/** @param source a call of roles_of_company or roles_of_user. @param company whose own roles are marked. */
export async function rolesFrom(
  context: CallContext,
  source: RawBuilder<unknown>,
  company?: number,
): Promise<Static<typeof Role>[]> {
  const { rows } = await sql<Row>`select * from ${source}`.execute(context.db);
  return rows.map((row) => ({
    RoleId: row.role_id,
    Name: readText(context, row.name),
    ...(row.description === null ? {} : { Description: readText(context, row.description) }),
    Reach: row.reach,
    IsTemplate: row.is_template,
    ...(row.owner_company_id === null ? {} : { OwnerCompanyId: row.owner_company_id }),
    CapabilitySets: row.capability_sets.map((set) => ({ ...set, Name: readText(context, set.Name) })),
    SetNames: row.capability_sets.map(({ Name }) => readText(context, Name)),
    IsOwn: company !== undefined && row.owner_company_id === company,
    Users: row.users,
    MayGive: row.may_give,
  }));
}

/** One role that a company may give. @throws 404 for one that is absent or another company's; both answer alike. */
export async function roleOf(
  context: CallContext,
  ownerCompanyId: number,
  roleId: number,
): Promise<Static<typeof Role>> {
  const [found] = await rolesFrom(
    context,
    sql`(select * from roles_of_company(${ownerCompanyId}) r where r.role_id = ${roleId}) one`,
    ownerCompanyId,
  );
  if (!found) throw new Failure(404, 'noRole', { roleId });
  return found;
}

/** Gives roles to a user. @throws 403 when the caller does not hold every right of them, or does not know one. */
export async function giveRoles({ db }: CallContext, userAccountId: number, roleIds: readonly number[]): Promise<void> {
  try {
    await sql`select give_roles(${userAccountId}, ${roleIds}::bigint[])`.execute(db);
  } catch (error) {
    throw isPrivilegeViolation(error) ? new Failure(403, 'notYourRole') : error;
  }
}
