/** The ways to give a second factor (ROUTE-20); hand-written in `src/custom/sign-in`. */
import { custom } from '../../../src/define/blocks/arrangement.ts';
import { screen } from '../../../src/define/screen.ts';

export default screen('/select-mfa-method?redirect?', {
  title: 'Choose how to confirm it is you',
  layout: 'plain',
  access: 'midLogin',
  body: custom('sign-in/select-mfa-method'),
});
