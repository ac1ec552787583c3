/** The e-mails that wait for a mail server or have been sent (SOLO-43). */
import { Type } from 'typebox';
import { can } from '../../../src/define/capability.ts';
import { operation } from '../../../src/define/operation.ts';
import { listInput, Paged } from '../../entities/list.ts';

const OutgoingMail = Type.Object({
  MailId: Type.Integer(),
  UserAccountId: Type.Integer(),
  To: Type.String(),
  Subject: Type.String(),
  /** Only while no mail server is configured; what has been sent is forgotten. */
  Text: Type.Optional(Type.String()),
  /** The address that the text asks its reader to open. */
  Link: Type.Optional(Type.String()),
  CreatedUtc: Type.String(),
  SentUtc: Type.Optional(Type.String()),
  Attempts: Type.Integer(),
  LastError: Type.Optional(Type.String()),
});

export default operation('Mail/GetOutbox', {
  summary: 'Answers outgoing e-mails, the latest first, with their text when no mail server is configured.',
  kind: 'read',
  /** The text of a mail may let its reader choose somebody's password. */
  needs: can('ADMINISTRATIVE', 'Read', 'Execute'),
  input: Type.Object({ ...listInput }),
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
          Text: 'Hello Magdalena Brückner, …',
          Link: 'https://portal.example/v/#/reset-password/admin/3q2-7wEAAAA',
          CreatedUtc: '2026-11-21T08:55:00Z',
          Attempts: 0,
        },
      ],
      TotalCount: 1,
    },
  },
});
