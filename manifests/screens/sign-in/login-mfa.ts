/** The second step of sign-in (ROUTE-16 to ROUTE-19); hand-written in `src/custom/sign-in`. */
import { custom } from '../../../src/define/blocks/arrangement.ts';
import { screen } from '../../../src/define/screen.ts';

export default screen('/login-mfa?redirect?', {
  title: 'Enter your code',
  layout: 'plain',
  access: 'midLogin',
  body: custom('sign-in/login-mfa'),
});
