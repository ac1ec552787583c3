/** The second step of sign-in (ROUTE-16 to ROUTE-19); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/login-mfa?redirect?', {
  title: 'Enter your code',
  layout: 'plain',
  access: 'midLogin',
  body: custom('sign-in/login-mfa'),
});
