/** The e-mails that wait for a mail server or have been sent (SOLO-43). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';

const OutgoingMail = Type.Object({
  MailId: Type.Integer(),
  UserAccountId: Type.Integer(),
  To: Type.String(),
  Subject: Type.String(),
  /** The caller may ask ReadMail what it says. */
  MayRead: Type.Boolean(),
  /** It waits, so that ResendMail lets it be tried at once. */
  MaySend: Type.Boolean(),
  CreatedUtc: Type.String(),
  SentUtc: Type.Optional(Type.String()),
  Attempts: Type.Integer(),
  LastError: Type.Optional(Type.String()),
});

export default operation('Mail/GetOutbox', {
  summary: 'Answers outgoing e-mails, the latest first, without what they say.',
  kind: 'read',
  subject: 'session',
  reads: ['Mail'],
  needs: can('ADMINISTRATIVE', 'Read', 'Execute'),
  auditedLook: { event: 'Administration looked at' },
  input: Type.Object({ ...listInput(['CreatedUtc', 'To', 'Subject', 'SentUtc', 'Attempts']) }),
  data: Paged(OutgoingMail),
  example: {
    input: { limit: 20 },
    data: {
      Items: [
        {
          MailId: 7,
          UserAccountId: 100412,
          To: 'magdalena.brueckner@donau.example',
          Subject: 'Choose a new password',
          MayRead: true,
          MaySend: true,
          CreatedUtc: '2026-11-21T08:55:00Z',
          Attempts: 0,
        },
      ],
      TotalCount: 1,
    },
  },
});
