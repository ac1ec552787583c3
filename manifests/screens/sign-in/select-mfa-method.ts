/** The ways to give a second factor (ROUTE-20); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/select-mfa-method?redirect?', {
  title: 'Choose how to confirm it is you',
  layout: 'plain',
  access: 'midLogin',
  body: custom('sign-in/select-mfa-method'),
});
