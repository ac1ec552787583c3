/** Which texts of a service there are in each language of the portal (SOLO-19). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { serviceId } from '../../entities/serviceRef.ts';

const State = Type.Enum(['Complete', 'Partial', 'Absent'], {
  type: 'string',
  words: { Complete: 'Fully translated', Partial: 'Partly translated', Absent: 'Missing: English is read instead' },
});

export default operation('ServiceManagement/GetServiceLanguages', {
  summary: 'Answers for each language of the portal which texts of a service there are, and which are missing.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_DESCRIPTION', 'Read')),
  errors: ['noService'],
  input: Type.Object({ serviceId }),
  data: Type.Array(
    Type.Object({
      /** Its code. */
      Language: Type.String(),
      /** In the reader's language. */
      Name: Type.String(),
      State,
      HasName: Type.Boolean(),
      HasSummary: Type.Boolean(),
      HasDescription: Type.Boolean(),
    }),
  ),
  example: {
    input: { serviceId: 900_003 },
    data: [
      { Language: 'de', Name: 'German', State: 'Partial', HasName: true, HasSummary: true, HasDescription: false },
    ],
  },
});
