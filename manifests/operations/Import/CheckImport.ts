/** What is wrong with the rows of a file, before anything is made of them (SOLO-37). */
import { Type } from 'typebox';
import { operation } from '#define';
import {
  ImportType,
  importFile,
  importFileErrors,
  importMapping,
  mayImportAny,
  nobodysFile,
} from '../../entities/import.ts';
import { accountId, listInput } from '../../entities/list.ts';

export default operation('Import/CheckImport', {
  summary:
    'Looks at every row of an uploaded file and answers what is wrong where; what others have is looked at when it is imported or tried.',
  kind: 'read',
  subject: { Account: 'parentAccountId' },
  reads: ['Account', 'Service'],
  needs: mayImportAny,
  errors: importFileErrors,
  input: Type.Object({
    type: ImportType,
    parentAccountId: accountId,
    file: importFile,
    mapping: Type.Optional(importMapping),
    ...listInput(['Row', 'Name', 'Field']),
  }),
  data: Type.Object({
    /** Of the first thousand faulty rows, each fault. */
    Items: Type.Array(
      Type.Object({
        Row: Type.Integer(),
        Name: Type.String(),
        Field: Type.String(),
        /** As it stands in the file. */
        Value: Type.String(),
        Problem: Type.String(),
      }),
    ),
    TotalCount: Type.Integer(),
    RowsCount: Type.Integer(),
    ReadyCount: Type.Integer(),
    FaultyCount: Type.Integer(),
    Source: Type.String(),
    ParentAccount: Type.String(),
  }),
  example: {
    input: { type: 'Users', parentAccountId: 100734, file: nobodysFile },
    data: {
      Items: [
        { Row: 4, Name: 'Ada Huber', Field: 'E-mail', Value: 'ada.huber', Problem: 'Enter a valid email address' },
      ],
      TotalCount: 1,
      ...{ RowsCount: 40, ReadyCount: 39, FaultyCount: 1, Source: 'werft-schicht-3.csv' },
      ParentAccount: 'Donau-Dampfschifffahrtsgesellschaft mbH',
    },
  },
});
