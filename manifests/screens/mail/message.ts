/** What one e-mail says, shown when it is asked for: reading it is written down (SOLO-43). */
import { facts, form, inContext, param, screen, stack } from '#define';
import ReadMail from '../../operations/Mail/ReadMail.ts';

export default screen('/outbox/$mailId', {
  title: 'E-mail',
  body: stack(
    facts({
      text: 'A message may hold a link or a code with which its reader signs in as somebody else. The audit log of the user tells that you have read it.',
    }),
    form(
      ReadMail,
      { mailId: param('mailId') },
      {
        fields: [],
        submit: 'Show the message',
        after: facts({
          fields: [
            { field: 'Subject' },
            { field: 'To', as: 'Email', title: inContext('To', 'of a mail') },
            { field: 'Text', as: 'MultilineText', title: 'Message' },
            { field: 'Link', as: 'Url', title: 'Link in the message' },
          ],
        }),
      },
    ),
  ),
});
