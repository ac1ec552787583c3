/** Choosing a password with the link of a mail, after a reset or an invitation (ROUTE-9); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/reset-password/$username/$token', {
  title: 'Choose your password',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/new-password'),
});
