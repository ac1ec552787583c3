/** Asking for a link to choose a new password (ROUTE-8); hand-written in `src/custom/sign-in`. */
import { custom } from '../../../src/define/blocks/arrangement.ts';
import { screen } from '../../../src/define/screen.ts';

export default screen('/reset-password', {
  title: 'Reset your password',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/request-reset'),
});
