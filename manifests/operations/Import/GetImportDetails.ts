/** One import with its rows, or with one of them (CALL-103, IMP-12). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Import, ImportAccount, ImportRowState, importExample, importId, readsImports } from '../../entities/import.ts';
import { listInput } from '../../entities/list.ts';

export default operation('Import/GetImportDetails', {
  summary:
    'Answers an import with a page of its rows: what came of each, and what is wrong with those that were rejected.',
  kind: 'read',
  subject: { Import: 'importId' },
  reads: ['Import', 'Account'],
  needs: readsImports,
  errors: ['noImport', 'ERR-26'],
  input: Type.Object({
    importId,
    /** One row alone. */
    importAccountId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    /** None: in any state. */
    states: Type.Optional(Type.Array(ImportRowState, { maxItems: 5 })),
    ...listInput(['Row', 'Name', 'Status']),
  }),
  data: Type.Object({ ...Import.properties, Items: Type.Array(ImportAccount), TotalCount: Type.Integer() }),
  example: {
    input: { importId: 12, states: ['Rejected'] },
    data: {
      ...importExample,
      Items: [
        {
          ...{ ImportAccountId: 311, Row: 4, Name: 'Ada Huber', Status: 'Rejected' },
          Errors: [{ Field: 'E-mail', Message: 'Somebody else has this already' }],
          Problem: 'E-mail: Somebody else has this already',
        },
      ],
      TotalCount: 7,
    },
  },
});
