/** Writes to support, signed in or not (CALL-132, ROUTE-25). */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Mail/SendSupportMail', {
  summary: 'Sends a message to the technical support of the nearest marketplace above the user, or of the portal.',
  kind: 'write',
  subject: 'none',
  changes: ['Mail'],
  needs: 'anyone',
  limit: { calls: 10, minutes: 15, by: 'address' },
  errors: ['ERR-21'],
  audit: { event: 'Support asked' },
  input: Type.Object({
    subject: Type.String({ minLength: 1, maxLength: 150, pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$' }),
    text: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
    /** Where the answer goes; of somebody signed in, absent, to the address of his account. */
    replyTo: Type.Optional(Type.String({ maxLength: 254, format: 'email' })),
  }),
  data: Type.Null(),
  example: {
    input: { subject: 'I cannot sign in', text: 'My phone is gone.', replyTo: 'magdalena.brueckner@donau.example' },
    data: null,
  },
});
