/** Cancels an import; the database looks at its state and changes it at once. */
import { sql } from 'kysely';
import CancelImport from '../../../../manifests/operations/Import/CancelImport.ts';
import { handler } from '../../../define/contract/handler.ts';
import type { ImportState } from '../../../rules/machines/import-run.ts';
import { Failure } from '../../calls/failure.ts';
import { findImport, loadImport, noImport } from '../../imports/find.ts';
import { stateText } from '../../imports/state-text.ts';

export default handler(CancelImport, async ({ importId }, context) => {
  const { name } = await findImport(context, importId);
  const { rows } = await sql<{
    former: ImportState;
    is_cancelled: boolean;
  }>`select * from cancel_import(${importId})`.execute(context.db);
  const [outcome] = rows;
  if (!outcome) throw noImport(importId);
  if (!outcome.is_cancelled) throw new Failure(409, 'importEnded', { state: stateText(context, outcome.former) });
  context.audit({ details: name });
  return loadImport(context, importId);
});
