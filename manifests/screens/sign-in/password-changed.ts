/** The confirmation after a password was changed or reset (ROUTE-26, ROUTE-27); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/password-changed?redirect?', {
  title: 'Password changed',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/password-changed'),
});
