/** Outgoing e-mails: what waits, and what was sent (SOLO-43). */

import { action, go, inContext, link, row, screen, table } from '#define';
import ResendMail from '../../operations/Administration/ResendMail.ts';
import GetOutbox from '../../operations/Mail/GetOutbox.ts';

export default screen('/outbox', {
  title: 'Outbox',
  menu: { group: 'Profile', order: 60, icon: 'mail' },
  body: table(
    GetOutbox,
    {},
    {
      columns: [
        { field: 'Subject', width: 320 },
        { field: 'To', as: 'Email', title: inContext('To', 'of a mail'), width: 280 },
        { field: 'CreatedUtc', as: 'TimeAgo', title: 'Written' },
        { field: 'SentUtc', as: 'TimeAgo', title: 'Sent' },
        { field: 'Attempts', title: 'Tries', hidden: true },
        { field: 'LastError', title: 'Last problem' },
      ],
      filters: [{ field: 'options.filter', title: 'Find by subject or recipient' }],
      actions: [
        link('Read message', go('/outbox/$mailId', { mailId: row('MailId') }), { icon: 'mail', may: 'MayRead' }),
        action(
          ResendMail,
          { mailId: row('MailId') },
          {
            label: 'Send again',
            icon: 'refresh',
            may: 'MaySend',
            reason: 'It has been sent, or has expired.',
            message: 'The e-mail is tried at once',
          },
        ),
      ],
      refresh: { every: 30 },
      empty: 'No e-mail has been written yet.',
    },
  ),
});
