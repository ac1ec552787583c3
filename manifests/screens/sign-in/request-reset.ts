/** Asking for a link to choose a new password (ROUTE-8); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/reset-password', {
  title: 'Reset your password',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/request-reset'),
});
