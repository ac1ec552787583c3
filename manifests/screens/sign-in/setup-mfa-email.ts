/** Setting up codes by e-mail (ROUTE-23); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/setup-mfa-email?redirect?', {
  title: 'Set up codes by e-mail',
  layout: 'plain',
  access: 'midLogin',
  body: custom('sign-in/setup-mfa-email'),
});
