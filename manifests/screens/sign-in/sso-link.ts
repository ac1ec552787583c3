/** Links an identity of single sign-on to a user (ROUTE-11); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/sso-link/$openIdSubIdentifier?redirect?', {
  title: 'Link your sign-on',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/sso-link'),
});
