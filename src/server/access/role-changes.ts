/** Changes of roles: a company changes its own, and nobody gives or takes a right that he does not hold himself. */
import { sql } from 'kysely';
import type { RoleInput } from '../../../manifests/entities/Role.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { Failure } from '../calls/failure.ts';
import { uniquelyNamed } from '../db/unique-name.ts';
import { setOf } from './capability-sets.ts';
import { roleOf } from './roles.ts';
import { keptText } from './standard/texts.ts';

type Wanted = Static<typeof RoleInput>;

const columnsOf = (context: CallContext, { Name, Description = '', Reach, IsTemplate = false }: Wanted) => ({
  name: keptText(context, Name.trim()),
  description: keptText(context, Description.trim()) || null,
  reach: Reach,
  is_template: IsTemplate,
});

export async function addRole(context: CallContext, ownerCompanyId: number, wanted: Wanted): Promise<number> {
  const { role_id } = await uniquelyNamed(context, 'role_owner_company_id_name_key', 'role.Name', () =>
    context.db
      .insertInto('role')
      .values({ owner_company_id: ownerCompanyId, ...columnsOf(context, wanted) })
      .returning('role_id')
      .executeTakeFirstOrThrow(),
  );
  await putSets(context, ownerCompanyId, role_id, wanted.CapabilitySetIds);
  await assertMayGive(context, ownerCompanyId, role_id);
  return role_id;
}

export async function changeRole(
  context: CallContext,
  ownerCompanyId: number,
  roleId: number,
  wanted: Wanted,
): Promise<void> {
  await ownRole(context, ownerCompanyId, roleId);
  await uniquelyNamed(context, 'role_owner_company_id_name_key', 'role.Name', () =>
    context.db.updateTable('role').set(columnsOf(context, wanted)).where('role_id', '=', roleId).execute(),
  );
  await putSets(context, ownerCompanyId, roleId, wanted.CapabilitySetIds);
  await assertMayGive(context, ownerCompanyId, roleId);
}

/** @returns its name, for the log. */
export async function deleteRole(context: CallContext, ownerCompanyId: number, roleId: number): Promise<string> {
  const { Name } = await ownRole(context, ownerCompanyId, roleId);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from user_role where role_id = ${roleId}`.execute(
    context.db,
  );
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw new Failure(409, 'roleInUse', { n });
  await context.db
    .deleteFrom('role')
    .where('role_id', '=', roleId)
    .where('owner_company_id', '=', ownerCompanyId)
    .execute();
  return Name;
}

/** A role of the company itself, held until the call ends. @throws 404 when it is none, 403 when the caller may not give it. */
async function ownRole(context: CallContext, ownerCompanyId: number, roleId: number) {
  await context.db.selectFrom('role').select('role_id').where('role_id', '=', roleId).forUpdate().execute();
  const role = await roleOf(context, ownerCompanyId, roleId);
  if (!role.IsOwn) throw new Failure(404, 'noRole', { roleId });
  if (!role.MayGive) throw new Failure(403, 'notYourRole');
  return role;
}

async function assertMayGive(context: CallContext, ownerCompanyId: number, roleId: number): Promise<void> {
  if (!(await roleOf(context, ownerCompanyId, roleId)).MayGive) throw new Failure(403, 'notYourRole');
}

/** Sets that the role has already stay as they are; of a new template the company takes a copy. */
async function putSets(
  context: CallContext,
  ownerCompanyId: number,
  roleId: number,
  wanted: readonly number[],
): Promise<void> {
  const { db } = context;
  const rows = await db
    .selectFrom('role_capability_set')
    .select('capability_set_id')
    .where('role_id', '=', roleId)
    .execute();
  const before = new Set(rows.map(({ capability_set_id }) => capability_set_id));
  const gone = [...before].filter((id) => !wanted.includes(id));
  if (gone.length > 0) {
    await db
      .deleteFrom('role_capability_set')
      .where('role_id', '=', roleId)
      .where('capability_set_id', 'in', gone)
      .execute();
  }
  for (const id of wanted.filter((one) => !before.has(one))) {
    const offered = await setOf(context, ownerCompanyId, id);
    if (!offered.MayGive) throw new Failure(403, 'notYourSet', { name: offered.Name });
    const own = await sql<{ id: number }>`select own_set_for(${ownerCompanyId}, ${id}) as id`.execute(db);
    await db
      .insertInto('role_capability_set')
      .values({ role_id: roleId, capability_set_id: own.rows[0]?.id ?? id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
