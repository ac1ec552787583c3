/** Imports of the branch, newest first, or the caller's own (CALL-102, SOLO-38). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Import, ImportState, ImportType, importExample, readsImports } from '../../entities/import.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Import/GetImports', {
  summary:
    'Answers imports below the accounts that the caller sees; with the right for own imports alone, those that he made.',
  kind: 'read',
  subject: 'session',
  reads: ['Import'],
  needs: readsImports,
  input: Type.Object({
    /** None: in any state. */
    states: Type.Optional(Type.Array(ImportState, { maxItems: 6 })),
    types: Type.Optional(Type.Array(ImportType, { maxItems: 3 })),
    /** Those alone that rejected rows. */
    withErrors: Type.Optional(Type.Boolean()),
    ...listInput(['Name', 'Type', 'Status', 'CreatedUtc', 'ScheduledDateUtc', 'ErrorsCount', 'ImportedAccountsCount']),
  }),
  data: Paged(Import),
  example: { input: { limit: 20 }, data: { Items: [importExample], TotalCount: 1 } },
});
