/** Whom to call, and a message to support, signed in or not (ROUTE-24, ROUTE-25). */

import { custom, form, screen, stack } from '#define';
import SendSupportMail from '../../operations/Mail/SendSupportMail.ts';

export default screen('/contact-support', {
  title: 'Contact support',
  layout: 'plain',
  access: 'public',
  body: stack(
    custom('sign-in/support-contacts'),
    form(
      SendSupportMail,
      {},
      {
        fields: [
          { field: 'subject', title: 'What is it about?' },
          { field: 'text', as: 'MultilineText', title: 'Your message', help: 'Never send passwords or codes.' },
          {
            field: 'replyTo',
            as: 'Email',
            title: 'Your e-mail address',
            help: 'For the answer. Leave it empty to use the address of your account.',
          },
        ],
        submit: 'Send message',
        after: custom('sign-in/support-sent'),
      },
    ),
  ),
});
