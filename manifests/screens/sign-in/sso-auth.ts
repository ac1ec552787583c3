/** Completes single sign-on; providers send people back here (ROUTE-12, ROUTE-13); hand-written in `src/custom/sign-in`. */
import { custom } from '../../../src/define/blocks/arrangement.ts';
import { screen } from '../../../src/define/screen.ts';

export default screen('/sso-auth/$code/$state?error?&iss?', {
  title: 'Single sign-on',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/sso-auth'),
});
