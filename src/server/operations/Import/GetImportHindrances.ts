/** One page of what keeps an import from being undone. */
import GetImportHindrances from '../../../../manifests/operations/Import/GetImportHindrances.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pageOfRows } from '../../calls/page-of-rows.ts';
import { findImport } from '../../imports/find.ts';
import { hindrancesOf, reasonText } from '../../imports/hindrances.ts';

export default handler(GetImportHindrances, async ({ importId, ...input }, context) => {
  await findImport(context, importId);
  const rows = (await hindrancesOf(context, importId)).map(({ account_id, display_name, reason, found }) => ({
    ...{ AccountId: account_id, Name: display_name, What: reasonText(context, reason), Count: found },
  }));
  return pageOfRows(rows, input, context.language);
});
