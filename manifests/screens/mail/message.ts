/** What one e-mail says, shown when it is asked for: reading it is written down (SOLO-43). */
import { param } from '../../../src/define/binding/binding.ts';
import { stack } from '../../../src/define/blocks/arrangement.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { facts } from '../../../src/define/blocks/view.ts';
import { screen } from '../../../src/define/screen.ts';
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
            { field: 'To', as: 'Email' },
            { field: 'Text', as: 'MultilineText', title: 'Message' },
            { field: 'Link', as: 'Url', title: 'Link in the message' },
          ],
        }),
      },
    ),
  ),
});
