/** Outgoing e-mails: what waits, what was sent, and what a mail says while there is no mail server (SOLO-43). */
import { screen } from '../../../src/define/screen.ts';
import { table } from '../../../src/define/table.ts';
import { facts } from '../../../src/define/view.ts';
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
        { field: 'To', as: 'Email', width: 280 },
        { field: 'CreatedUtc', as: 'TimeAgo', title: 'Written' },
        { field: 'SentUtc', as: 'TimeAgo', title: 'Sent' },
        { field: 'Attempts', title: 'Tries', hidden: true },
        { field: 'LastError', title: 'Last problem' },
      ],
      filters: [{ field: 'options.filter', title: 'Find by subject or recipient' }],
      detail: facts({
        fields: [
          { field: 'Text', as: 'MultilineText', title: 'Message' },
          { field: 'Link', as: 'Url', title: 'Link in the message' },
        ],
      }),
      refresh: { every: 30 },
      empty: 'No e-mail has been written yet.',
    },
  ),
});
