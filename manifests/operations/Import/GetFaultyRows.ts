/** The rejected rows of an import as a file to mend and to import again (SOLO-38). */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { importId, readsImports } from '../../entities/import.ts';

export default operation('Import/GetFaultyRows', {
  summary: 'Answers the rejected rows of an import of the caller as they were sent, with what is wrong behind each.',
  kind: 'read',
  subject: { Import: 'importId' },
  reads: ['Import'],
  needs: readsImports,
  errors: ['ERR-26', 'noFaultyRows', 'noImport', 'notYourImport'],
  input: Type.Object({ importId }),
  data: FileResult,
  example: {
    input: { importId: 12 },
    data: { FileName: 'people-to_mend.csv', ContentType: 'text/csv; charset=utf-8', Content: '77u/IkUtbWFpbCI=' },
  },
});
