/** Capability sets as calls answer them; the database says which of them the caller sees and may give. */
import { type RawBuilder, sql } from 'kysely';
import type { Capability } from '../../../manifests/entities/Capability.ts';
import type { CapabilitySet } from '../../../manifests/entities/CapabilitySet.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { Failure } from '../calls/failure.ts';
import { rightTitle } from './right-titles.ts';
import { readText } from './standard/texts.ts';

export const flagNames = ['Create', 'Read', 'Update', 'Delete', 'Execute', 'Hierarchy'] as const;

interface Row {
  capability_set_id: number;
  name: string;
  is_template: boolean;
  owner_company_id: number | null;
  capabilities: Static<typeof Capability>[];
  roles: number;
  may_give: boolean;
  version: string | null;
}

type Answer = Static<typeof CapabilitySet>;

/** @param source a call of sets_of_company or sets_of_user. @param company whose own sets are marked. */
export async function setsFrom(context: CallContext, source: RawBuilder<unknown>, company?: number): Promise<Answer[]> {
  const { rows } = await sql<Row>`
    select known.*, (
      select left(md5(own.xmin::text), 16) from capability_set own where own.capability_set_id = known.capability_set_id
    ) as version
    from ${source} known`.execute(context.db);
  return rows.map((row) => ({
    CapabilitySetId: row.capability_set_id,
    Name: readText(context, row.name),
    IsTemplate: row.is_template,
    ...(row.owner_company_id === null ? {} : { OwnerCompanyId: row.owner_company_id }),
    Capabilities: row.capabilities,
    Rights: row.capabilities.map(({ ObjectType }) => rightTitle(context, ObjectType)),
    IsOwn: company !== undefined && row.owner_company_id === company,
    Roles: row.roles,
    MayGive: row.may_give,
    ...(row.version === null ? {} : { Version: row.version }),
  }));
}

/** One set that a company may use. @throws 404 for one that is absent or another company's; both answer alike. */
export async function setOf(context: CallContext, ownerCompanyId: number, capabilitySetId: number): Promise<Answer> {
  const [found] = await setsFrom(
    context,
    sql`(select * from sets_of_company(${ownerCompanyId}) s where s.capability_set_id = ${capabilitySetId})`,
    ownerCompanyId,
  );
  if (!found) throw new Failure(404, 'noCapabilitySet', { capabilitySetId });
  return found;
}

/** A set of the company itself, which alone may be changed. @throws 404 when it is none, 403 when the caller lacks a right of it. */
export async function ownSet(context: CallContext, ownerCompanyId: number, capabilitySetId: number): Promise<Answer> {
  await context.db
    .selectFrom('capability_set')
    .select('capability_set_id')
    .where('capability_set_id', '=', capabilitySetId)
    .forUpdate()
    .execute();
  const found = await setOf(context, ownerCompanyId, capabilitySetId);
  if (!found.IsOwn) throw new Failure(404, 'noCapabilitySet', { capabilitySetId });
  if (!found.MayGive) throw new Failure(403, 'notYourSet', { name: found.Name });
  return found;
}
