/** Writes to support, signed in or not (CALL-132, ROUTE-25). */
import { Type } from 'typebox';
import { operation } from '#define';
import { limits } from '../../../src/rules/limits.ts';
import { supportTopics } from '../../../src/rules/support/contacts.ts';

export default operation('Mail/SendSupportMail', {
  summary:
    'Sends a message with uploaded files to whom the nearest marketplace above the user names for such questions, or to the support of the portal.',
  kind: 'write',
  subject: 'none',
  changes: ['Mail'],
  needs: 'anyone',
  limit: { calls: 10, minutes: 15, by: 'address' },
  errors: ['ERR-21', 'noUpload', 'attachmentsTooLarge'],
  audit: { event: 'Support asked' },
  input: Type.Object({
    /** Who answers it; absent: technical support. */
    about: Type.Optional(Type.Enum([...supportTopics], { type: 'string' })),
    subject: Type.String({ minLength: 1, maxLength: 150, pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$' }),
    text: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
    /** Where the answer goes; of somebody signed in, absent, to the address of his account. */
    replyTo: Type.Optional(Type.String({ maxLength: 254, format: 'email' })),
    /** What the caller has uploaded; it is sent along and kept no longer. */
    attachments: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), { maxItems: limits.mailAttachments, uniqueItems: true }),
    ),
    /** The page that it is about, as it stands behind the # of its address. */
    place: Type.Optional(Type.String({ maxLength: 500, pattern: '^/[^\\r\\n]*$' })),
    /** A call that failed, as its message names it. */
    requestId: Type.Optional(Type.String({ maxLength: 100, pattern: '^[\\w-]+$' })),
  }),
  data: Type.Null(),
  example: {
    input: {
      about: 'technical',
      subject: 'I cannot sign in',
      text: 'My phone is gone.',
      replyTo: 'magdalena.brueckner@donau.example',
    },
    data: null,
  },
});
