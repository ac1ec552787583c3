/** Setting up an authenticator app, forced or chosen (ROUTE-21, GUARD-7, GUARD-8); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/setup-mfa?redirect?', {
  title: 'Set up a second factor',
  layout: 'plain',
  access: 'midLogin',
  body: custom('sign-in/setup-mfa'),
});
