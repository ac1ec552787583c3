/** What one e-mail says, for an installation without a mail server; that it was read is written down (SOLO-43). */
import { Type } from 'typebox';
import { can, operation } from '#define';

export default operation('Mail/ReadMail', {
  summary:
    'Answers the text of an e-mail that waits, to the marketplace owner, while there is no mail server. Of somebody who may do more than the caller nothing is answered.',
  /** A write, because it leaves an entry in the log: a text may let its reader choose somebody's password. */
  kind: 'write',
  subject: { Mail: 'mailId' },
  changes: [],
  needs: can('ADMINISTRATIVE', 'Read', 'Execute'),
  errors: ['mailsOfOwner', 'noMail', 'outranked'],
  audit: { event: 'E-mail read' },
  input: Type.Object({ mailId: Type.Integer({ minimum: 1 }) }),
  data: Type.Object({
    To: Type.String(),
    Subject: Type.String(),
    Text: Type.String(),
    /** The address that the text asks its reader to open. */
    Link: Type.Optional(Type.String()),
  }),
  example: {
    input: { mailId: 7 },
    data: {
      To: 'magdalena.brueckner@donau.example',
      Subject: 'Choose a new password',
      Text: 'Hello Magdalena Brückner, …',
      Link: 'https://portal.example/v/#/reset-password/admin/3q2-7wEAAAA',
    },
  },
});
