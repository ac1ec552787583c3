/** What an uploaded workbook of texts would change (SOLO-19). */
import { Type } from 'typebox';
import { operation } from '#define';
import { listInput } from '../../entities/list.ts';
import { nobodysFile, TextChange, textsFile, writesTexts } from '../../entities/TextChange.ts';

export default operation('ServiceManagement/PreviewServiceTexts', {
  summary: 'Answers which texts of services an uploaded workbook would change, and which of its cells are faulty.',
  kind: 'read',
  subject: 'none',
  reads: ['Service'],
  needs: writesTexts,
  errors: ['noUpload', 'notAWorkbook', 'sheetTooLong', 'sheetTooWide'],
  input: Type.Object({ file: textsFile, ...listInput(['Cell', 'ProductName']) }),
  data: Type.Object({
    Items: Type.Array(TextChange),
    TotalCount: Type.Integer(),
    Changes: Type.Integer(),
    Services: Type.Integer(),
    Faults: Type.Integer(),
    /** Of exactly these changes; the import wants it. */
    Digest: Type.String(),
  }),
  example: {
    input: { file: nobodysFile },
    data: {
      Items: [
        {
          Cell: 'D2',
          Kind: 'Added',
          ProductName: 'Virtual Desktop Plus',
          Part: 'Name',
          Language: 'German',
          Before: '',
          After: 'Virtueller Arbeitsplatz Plus',
        },
      ],
      TotalCount: 1,
      Changes: 1,
      Services: 1,
      Faults: 0,
      Digest: '5b1d9c3e7f2a4b6d8c0e1f3a5b7c9d1e',
    },
  },
});
