/** An empty file for an import, its columns from the layout (SOLO-37). */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { ImportType, mayImportAny } from '../../entities/import.ts';

export default operation('Import/GetImportTemplate', {
  summary: 'Answers a file with the columns of an import, to be filled in: required ones bear a star.',
  kind: 'read',
  subject: 'session',
  reads: ['Service'],
  needs: mayImportAny,
  errors: ['mayNotImport', 'ERR-26'],
  input: Type.Object({ type: ImportType, format: Type.Enum(['csv', 'xlsx'], { type: 'string' }) }),
  data: FileResult,
  example: {
    input: { type: 'Users', format: 'csv' },
    data: { FileName: 'Users.csv', ContentType: 'text/csv; charset=utf-8', Content: '77u/IkUtbWFpbCI=' },
  },
});
