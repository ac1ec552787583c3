/** What keeps an import from being undone. */
import { Type } from 'typebox';
import { operation } from '#define';
import { importId, readsImports } from '../../entities/import.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Import/GetImportHindrances', {
  summary: 'Answers what hangs on the accounts that an import made: orders, bills, people below, sign-ins and changes.',
  kind: 'read',
  subject: { Import: 'importId' },
  reads: ['Import', 'Account'],
  needs: readsImports,
  errors: ['noImport'],
  input: Type.Object({ importId, ...listInput(['Name', 'What']) }),
  data: Paged(
    Type.Object({ AccountId: Type.Integer(), Name: Type.String(), What: Type.String(), Count: Type.Integer() }),
  ),
  example: {
    input: { importId: 12 },
    data: { Items: [{ AccountId: 104211, Name: 'Ada Huber', What: 'Has signed in', Count: 1 }], TotalCount: 1 },
  },
});
