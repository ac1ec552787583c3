/** A message to support, with files and the page that it is about; the support drawer shows it as well. */
import { constant, custom, form, not, param, screen, where } from '#define';
import SendSupportMail from '../../operations/Mail/SendSupportMail.ts';

export default screen('/support/message?place?&request?', {
  title: 'Write to support',
  body: form(
    SendSupportMail,
    {},
    {
      fields: [
        { field: 'about', title: 'What kind of question is it?' },
        { field: 'subject', title: 'What is it about?' },
        { field: 'text', as: 'MultilineText', title: 'Your message', help: 'Never send passwords or codes.' },
        { field: 'attachments', as: 'Files', title: 'Files' },
        {
          field: 'replyTo',
          as: 'Email',
          title: 'Your e-mail address',
          help: 'For the answer. Leave it empty to use the address of your account.',
        },
        { field: 'place', title: 'Page', help: 'Sent along, so that support finds it. Leave it empty otherwise.' },
        {
          field: 'requestId',
          title: 'Request that failed',
          help: 'Sent along, so that support finds it in the log.',
          when: where({ requestId: not('') }),
        },
      ],
      start: { about: constant('technical'), place: param('place'), requestId: param('request') },
      submit: 'Send message',
      after: custom('sign-in/support-sent'),
    },
  ),
});
