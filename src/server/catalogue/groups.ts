/** Groups of services that a company treats alike: their names and their order. */
import { sql } from 'kysely';
import type GetServiceGroups from '../../../manifests/operations/ServiceManagement/GetServiceGroups.ts';
import type SaveServiceGroups from '../../../manifests/operations/ServiceManagement/SaveServiceGroups.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { placed } from '../../rules/placed.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { inOffer, inScope } from '../db/in-scope.ts';
import { versionOf } from '../db/record-version.ts';
import { uniquelyNamed } from '../db/unique-name.ts';

type Groups = DataOf<typeof GetServiceGroups>;
type Changes = InputOf<typeof SaveServiceGroups>['inputDto']['Groups'];

const nameKey = 'service_group_owner_company_id_name_key';
const noGroup = (serviceGroupId: number): Failure => new Failure(404, 'noServiceGroup', { serviceGroupId });

/** @throws 404 for an account out of sight. */
export async function serviceGroups(context: CallContext, accountId: number): Promise<Groups> {
  await findAccount(context, accountId, { types: companies });
  const Version = await versionOf(context, 'ServiceGroups', accountId);
  const rows = await inOrder(context, accountId)
    .select((group) =>
      group
        .selectFrom('service_group_member')
        .innerJoin('service', 'service.service_id', 'service_group_member.service_id')
        .whereRef('service_group_member.service_group_id', '=', 'service_group.service_group_id')
        .where(inOffer('service'))
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('service_count'),
    )
    .execute();
  return rows.map((row, index) => ({
    ServiceGroupId: row.service_group_id,
    Name: row.name,
    Position: index + 1,
    ServiceCount: row.service_count ?? 0,
    Version,
  }));
}

const inOrder = ({ db }: CallContext, accountId: number) =>
  db
    .selectFrom('service_group')
    .select(['service_group.service_group_id', 'service_group.name', 'service_group.position'])
    .where('owner_company_id', '=', accountId)
    .orderBy('position')
    .orderBy('service_group_id');

/** One group with what the list says of it. @throws 404 for one that is absent or somebody else's. */
export async function serviceGroup(context: CallContext, serviceGroupId: number): Promise<Groups[number]> {
  const { owner_company_id: owner } = await findGroup(context, serviceGroupId);
  const group = (await serviceGroups(context, owner)).find((each) => each.ServiceGroupId === serviceGroupId);
  if (!group) throw noGroup(serviceGroupId);
  return group;
}

/** A group of a company of the session's branch. @throws 404 for one that is absent or somebody else's. */
export async function findGroup({ db }: CallContext, serviceGroupId: number, ownerCompanyId?: number) {
  const group = await db
    .selectFrom('service_group')
    .innerJoin('account', 'account.account_id', 'service_group.owner_company_id')
    .select(['service_group.service_group_id', 'service_group.name', 'service_group.owner_company_id'])
    .where('service_group.service_group_id', '=', serviceGroupId)
    .where(inScope('account.path'))
    .$if(ownerCompanyId !== undefined, (query) => query.where('owner_company_id', '=', ownerCompanyId as number))
    .executeTakeFirst();
  if (!group) throw noGroup(serviceGroupId);
  return group;
}

/** @returns the id of the new group. @throws 400 for a name that another group of the company has. */
export async function addGroup(context: CallContext, accountId: number, name: string): Promise<number> {
  await findAccount(context, accountId, { types: companies, alive: 'terminated', hold: 'share' });
  const groups = await inOrder(context, accountId).execute();
  if (groups.length >= limits.serviceGroups) throw new Failure(409, 'tooManyGroups', { most: limits.serviceGroups });
  const row = { owner_company_id: accountId, name, position: (groups.at(-1)?.position ?? -1) + 1 };
  const made = await uniquelyNamed(context, nameKey, 'name', () =>
    context.db.insertInto('service_group').values(row).returning('service_group_id').executeTakeFirstOrThrow(),
  );
  return made.service_group_id;
}

/** @returns the name that it had. */
export async function renameGroup(context: CallContext, accountId: number, id: number, name: string): Promise<string> {
  await findAccount(context, accountId, { types: companies, alive: 'terminated', hold: 'share' });
  const group = await findGroup(context, id, accountId);
  await setGroup(context, id, { name }, 'name');
  return group.name;
}

/** @returns its name. */
export async function deleteGroup(context: CallContext, id: number): Promise<string> {
  const group = await findGroup(context, id);
  await context.db.deleteFrom('service_group').where('service_group_id', '=', id).execute();
  return group.name;
}

/** @returns the names of those that were sent. @throws 404 for one that is not the company's. */
export async function saveGroups(context: CallContext, accountId: number, changes: Changes): Promise<string> {
  await findAccount(context, accountId, { types: companies, alive: 'terminated', hold: 'share' });
  const before = await inOrder(context, accountId).execute();
  const known = new Map(before.map((group) => [group.service_group_id, group]));
  const unknown = changes.find(({ ServiceGroupId: id }) => !known.has(id));
  if (unknown) throw noGroup(unknown.ServiceGroupId);
  for (const [index, { ServiceGroupId: id, Name }] of changes.entries())
    if (Name !== undefined) await setGroup(context, id, { name: Name.trim() }, `inputDto.Groups.${index}.Name`);
  const wanted = changes.flatMap(({ ServiceGroupId: id, Position }) =>
    Position === undefined ? [] : [[id, Position] as const],
  );
  for (const [position, id] of placed([...known.keys()], wanted).entries())
    if (known.get(id)?.position !== position) await setGroup(context, id, { position });
  return [...new Set(changes.map(({ ServiceGroupId: id }) => known.get(id)?.name))].join(', ');
}

const setGroup = (
  context: CallContext,
  id: number,
  values: { readonly name?: string; readonly position?: number },
  field = 'name',
) =>
  uniquelyNamed(context, nameKey, field, () =>
    context.db.updateTable('service_group').set(values).where('service_group_id', '=', id).execute(),
  );
