/** Sign-in by name and password (ROUTE-4 to ROUTE-7); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/login?redirect?', {
  title: 'Sign in',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in'),
});
