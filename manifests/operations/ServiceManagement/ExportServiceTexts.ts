/** All texts of services as a workbook, a column for each language (SOLO-19). */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readsTexts } from '../../entities/TextChange.ts';

export default operation('ServiceManagement/ExportServiceTexts', {
  summary: 'Answers the texts of one service, or of all services of the vendors below the caller, as a workbook.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: readsTexts,
  errors: ['noService', 'tooManyServices'],
  input: Type.Object({
    /** Absent: of all. */
    serviceId: Type.Optional(serviceId),
  }),
  data: FileResult,
  example: {
    input: {},
    data: {
      FileName: 'texts.xlsx',
      ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      Content: 'UEsDBA==',
    },
  },
});
