/** One import, as far as the session reaches it, with what came of its rows. */
import { sql } from 'kysely';
import type GetImportDetails from '../../../manifests/operations/Import/GetImportDetails.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { mayActOnAccountType } from '../../rules/accounts/rights.ts';
import { importedAs } from '../../rules/imports/import-type.ts';
import type { rowStates } from '../../rules/machines/import-run.ts';
import { Failure } from '../calls/failure.ts';
import { pageOf } from '../db/list-query.ts';
import type { ImportRowTable } from '../db/tables/imports/import_row.ts';
import { importFields } from './fields.ts';
import { type ImportNames, type ImportRunRow, importNames, importOf, importsWhere } from './row.ts';
import { inOneLine, toldErrors } from './row-errors.ts';

export const noImport = (importId: number): Failure => new Failure(404, 'noImport', { importId });

/** @throws 404 for one that is absent or out of sight, both answer alike. */
export async function findImport(context: CallContext, importId: number): Promise<ImportRunRow & ImportNames> {
  const { rows } = await sql<ImportRunRow & ImportNames>`
    select page.*, ${importNames} from (${importsWhere(context, sql<boolean>`r.import_id = ${importId}`)}) page`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) throw noImport(importId);
  return row;
}

export const loadImport = async (context: CallContext, importId: number) =>
  importOf(context, await findImport(context, importId));

type Row = Pick<ImportRowTable, 'row_no' | 'account_id' | 'errors'> & {
  import_row_id: number;
  label: string;
  state: (typeof rowStates)[number];
  place: number;
};

interface Made {
  readonly account_name: string | null;
}

/** @throws as findImport does. */
export async function importDetails(
  context: CallContext,
  { importId, importAccountId, states = [], ...input }: InputOf<typeof GetImportDetails>,
): Promise<DataOf<typeof GetImportDetails>> {
  const run = await findImport(context, importId);
  const all = sql<Row>`
    select w.import_row_id, w.row_no, w.label, w.state, w.errors, w.account_id,
      case w.state when 'Rejected' then 0 when 'Waiting' then 1 else 2 end as place
    from import_row w
    where w.import_id = ${importId} and (${importAccountId ?? null}::bigint is null or w.import_row_id = ${importAccountId ?? null})
      and (${states.length} = 0 or w.state = any (${states}::text[]))`;
  const { rows, total } = await pageOf(context.db, all, {
    order: { Row: 'row_no', Name: 'label', Status: 'place' },
    texts: { language: context.language, columns: ['label'] },
    standard: { row_no: 'asc', import_row_id: 'asc' },
    find: ['label'],
    // Only of the few that are shown, and of those that the reader sees.
    more: sql<Made>`(select a.display_name from account a where a.account_id = page.account_id and in_scope(a.path)) as account_name`,
    input,
  });
  const fields = await importFields(context, run.type);
  const isOwn = run.creator_account_id === context.session.user.UserAccountId;
  // What stood in a file of somebody else is told to whoever may read such accounts.
  const mayName = isOwn || mayActOnAccountType(context.session.user.Capability, importedAs[run.type], 'Read');
  return {
    ...importOf(context, run),
    Items: rows.map((row) => {
      const Errors = toldErrors(context, fields, row.errors).map((error) => ({ ...error }));
      return {
        ImportAccountId: row.import_row_id,
        Row: row.row_no,
        ...(mayName && row.label !== '' && { Name: row.label }),
        Status: row.state,
        ...(row.account_id !== null &&
          row.account_name !== null && {
            Account: { AccountId: row.account_id, DisplayName: row.account_name, AccountType: importedAs[run.type] },
          }),
        Errors,
        ...(Errors.length > 0 && { Problem: inOneLine(Errors) }),
      };
    }),
    TotalCount: total,
  };
}
