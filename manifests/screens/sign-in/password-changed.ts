/** The confirmation after a password was changed or reset (ROUTE-26, ROUTE-27); hand-written in `src/custom/sign-in`. */
import { custom } from '../../../src/define/blocks/arrangement.ts';
import { screen } from '../../../src/define/screen.ts';

export default screen('/password-changed?redirect?', {
  title: 'Password changed',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/password-changed'),
});
