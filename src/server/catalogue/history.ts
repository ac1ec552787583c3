/** What was changed of a service, as its vendor's people read it: each part with its right. */
import { sql } from 'kysely';
import { isChangedField } from '../../../manifests/entities/ServiceChange.ts';
import type GetServiceHistory from '../../../manifests/operations/ServiceManagement/GetServiceHistory.ts';
import { can, type ObjectType } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { instantOf } from '../../rules/format/instant.ts';
import { limits } from '../../rules/limits.ts';
import { utc } from '../accounts/row.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { findOwnService } from './find.ts';

interface Row {
  readonly service_change_id: number;
  readonly changed_utc: Date;
  readonly event: string | null;
  readonly user_name: string | null;
  readonly impersonator_name: string | null;
  readonly kind: 'Added' | 'Changed' | 'Removed';
  readonly field: string;
  readonly what: string | null;
  readonly language: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

const rights: Readonly<Record<string, ObjectType>> = {
  INFO: 'SERVICE_TOOL_INFO',
  DESCRIPTION: 'SERVICE_TOOL_DESCRIPTION',
  FILES: 'SERVICE_TOOL_FILES',
  BILLING: 'SERVICE_TOOL_BILLING',
  PROVISIONING: 'SERVICE_TOOL_PROVISIONING',
  FIELDS: 'SERVICE_TOOL_FIELDS',
  REMOTE_DATASOURCE: 'SERVICE_TOOL_REMOTE_DATASOURCE',
  TAGS: 'SERVICE_TAGS',
};

/** Where a path would say nothing to anybody. */
const untold = new Set(['icon_path', 'path', 'definition']);
/** Codes, which are read in words. */
const coded = new Set(['state', 'licensed_per', 'fee_type', 'basis', 'unit', 'kind', 'stage']);

/** @throws 404 for a service that is absent or somebody else's. */
export async function serviceHistory(
  context: CallContext,
  { serviceId, from, to, ...input }: InputOf<typeof GetServiceHistory>,
): Promise<DataOf<typeof GetServiceHistory>> {
  await findOwnService(context, serviceId);
  const held = context.session.user.Capability;
  const parts = Object.keys(rights).filter((part) => meets(held, can(rights[part] ?? 'MY_SERVICES', 'Read')));
  const changes = sql<Row>`
    select service_change_id, changed_utc, event, user_name, impersonator_name, kind, field, what, language, before, after
    from service_change
    where service_id = ${serviceId} and part = any (${parts}::text[]) and ${ofVendorInScope('owner_account_id')}
      ${from === undefined ? sql`` : sql`and changed_utc >= ${instantOf(from)}`}
      ${to === undefined ? sql`` : sql`and changed_utc < ${instantOf(to)}`}`;
  const { rows, total } = await pageOf(context.db, changes, {
    order: { ChangedUtc: 'service_change_id', UserName: 'user_name' },
    texts: { language: context.language, columns: ['user_name'] },
    standard: { service_change_id: 'desc' },
    find: ['user_name', 'what', 'before', 'after'],
    input,
  });
  const languages = new Intl.DisplayNames(context.language, { type: 'language' });
  const read = ({ field }: Row, value: string | null): string | undefined => {
    if (value === null || untold.has(field)) return undefined;
    if (coded.has(field)) return context.text(value);
    return shortened(
      field === 'description_html'
        ? value
            .replace(/<[^>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim()
        : value,
    );
  };
  return {
    TotalCount: total,
    Items: rows.map((row) => {
      const [before, after] = [read(row, row.before), read(row, row.after)];
      return {
        Id: row.service_change_id,
        ChangedUtc: utc(row.changed_utc),
        ...(row.event !== null && { Event: context.text(row.event) }),
        ...(row.user_name !== null && { UserName: row.user_name }),
        ...(row.impersonator_name !== null && { ImpersonatorName: row.impersonator_name }),
        Kind: row.kind,
        Field: isChangedField(row.field) ? row.field : 'other',
        ...(row.what !== null && { What: row.what }),
        ...(row.language !== null && { Language: languages.of(row.language) ?? row.language }),
        ...(before !== undefined && { Before: before }),
        ...(after !== undefined && { After: after }),
      };
    }),
  };
}

const shortened = (text: string): string =>
  text.length > limits.changeLength ? `${text.slice(0, limits.changeLength)}…` : text;
