/** Imports as lists show them. */
import { sql } from 'kysely';
import type GetImports from '../../../manifests/operations/Import/GetImports.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { pageOf } from '../db/list-query.ts';
import { importNames, importOf, importsWhere } from './row.ts';

/** The newest first, where nobody asks for another order. */
export async function importsPage(
  context: CallContext,
  { states = [], types = [], withErrors = false, ...input }: InputOf<typeof GetImports>,
): Promise<DataOf<typeof GetImports>> {
  const wanted = sql<boolean>`(${states.length} = 0 or r.state = any (${states}::text[])) and (${types.length} = 0 or r.type = any (${types}::text[]))
    and (not ${withErrors}::boolean or r.errors_count > 0)`;
  const { rows, total } = await pageOf(context.db, importsWhere(context, wanted), {
    order: {
      Name: 'name',
      Type: 'type',
      Status: 'state',
      CreatedUtc: 'created_utc',
      ScheduledDateUtc: 'scheduled_utc',
      ErrorsCount: 'errors_count',
      ImportedAccountsCount: 'imported_count',
    },
    texts: { language: context.language, columns: ['name'] },
    standard: { import_id: 'desc' },
    find: ['name', 'source_name'],
    more: importNames,
    input,
  });
  return { Items: rows.map((row) => importOf(context, row)), TotalCount: total };
}
