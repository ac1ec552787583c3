/** The faulty rows of a file as a file to mend, before anything is imported (SOLO-37). */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import {
  ImportType,
  importFile,
  importFileErrors,
  importMapping,
  mayImportAny,
  nobodysFile,
} from '../../entities/import.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Import/GetFaultyRowsOfFile', {
  summary:
    'Answers the first thousand faulty rows of an uploaded file as they stand there, with what is wrong behind each.',
  kind: 'read',
  subject: { Account: 'parentAccountId' },
  reads: ['Account', 'Service'],
  needs: mayImportAny,
  errors: [...importFileErrors, 'noFaultyRows'],
  input: Type.Object({
    type: ImportType,
    parentAccountId: accountId,
    file: importFile,
    mapping: Type.Optional(importMapping),
  }),
  data: FileResult,
  example: {
    input: { type: 'Users', parentAccountId: 100734, file: nobodysFile },
    data: { FileName: 'people-to_mend.csv', ContentType: 'text/csv; charset=utf-8', Content: '77u/IkUtbWFpbCI=' },
  },
});
