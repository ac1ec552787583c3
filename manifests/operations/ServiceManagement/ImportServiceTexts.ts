/** Takes over texts from an uploaded workbook: all of them, or none (SOLO-19). */
import { Type } from 'typebox';
import { everywhere, operation } from '#define';
import { nobodysFile, textsFile, writesTexts } from '../../entities/TextChange.ts';

export default operation('ServiceManagement/ImportServiceTexts', {
  summary:
    'Takes over the texts of an uploaded workbook, exactly as they were shown before; while a cell is faulty, nothing is taken over.',
  kind: 'write',
  subject: 'none',
  changes: [everywhere('Service')],
  needs: writesTexts,
  errors: ['noUpload', 'notAWorkbook', 'sheetTooLong', 'sheetTooWide', 'faultyCells'],
  audit: { event: 'Texts imported' },
  input: Type.Object({
    file: textsFile,
    /** As the preview has answered it. */
    digest: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  data: Type.Object({ Changes: Type.Integer(), Services: Type.Integer() }),
  example: {
    input: { file: nobodysFile, digest: '5b1d9c3e7f2a4b6d8c0e1f3a5b7c9d1e' },
    data: { Changes: 1, Services: 1 },
  },
});
