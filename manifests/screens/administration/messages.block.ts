/** The messages that stand, with the way to send another one (WS-36). */
import { action, type BindingScope, type Block, constant, row, session, table } from '#define';
import BroadcastMessage from '../../operations/Administration/BroadcastMessage.ts';
import GetBroadcasts from '../../operations/Administration/GetBroadcasts.ts';

export const messages: Block<BindingScope> = table(
  GetBroadcasts,
  {},
  {
    columns: [
      { field: 'Text', width: 400 },
      { field: 'DisplayName', title: 'Who reads it' },
      { field: 'MessageKind', title: 'How urgent' },
      { field: 'SentUtc', as: 'TimeAgo', title: 'Sent' },
    ],
    toolbar: [
      action(
        BroadcastMessage,
        {},
        {
          label: 'Send a message',
          icon: 'send',
          ask: [
            { field: 'accountId', title: 'Number of the account', help: 'It and everybody below read the message.' },
            { field: 'text', title: 'Message', as: 'MultilineText' },
            { field: 'messageKind', title: 'How urgent' },
            { field: 'translations', title: 'In other languages' },
          ],
          start: { accountId: session('CompanyAccount.AccountId'), messageKind: constant('info') },
          message: 'Message sent',
        },
      ),
    ],
    actions: [
      action(
        BroadcastMessage,
        { accountId: row('AccountId'), text: constant('') },
        {
          label: 'Take back',
          icon: 'x',
          confirm: 'It disappears from every screen at once.',
          message: 'Message taken back',
        },
      ),
    ],
    empty: 'No message stands.',
  },
);
