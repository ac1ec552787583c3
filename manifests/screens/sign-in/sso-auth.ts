/** Completes single sign-on; providers send people back here (ROUTE-12, ROUTE-13); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/sso-auth/$code/$state?error?&iss?', {
  title: 'Single sign-on',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/sso-auth'),
});
