/** The file of a charge, for both sides (CALL-147). */
import { Type } from 'typebox';
import { operation } from '#define';
import { customChargeId, mayCharge } from '../../entities/CustomCharge.ts';
import { FileResult } from '../../entities/FileResult.ts';

export default operation('CustomCharges/GetAttachment', {
  summary: 'Answers the document that a charge was added with.',
  kind: 'read',
  subject: { CustomCharge: 'customChargeId' },
  reads: ['CustomCharge'],
  needs: mayCharge('Read'),
  errors: ['mayNotCharge', 'noAttachment', 'noCharge'],
  input: Type.Object({ customChargeId }),
  data: FileResult,
  example: {
    input: { customChargeId: 900_003 },
    data: { FileName: 'protocol.pdf', ContentType: 'application/pdf', Content: 'JVBERi0=' },
  },
});
