/** Consent to a service of somebody else (ROUTE-14, ROUTE-15); hand-written in `src/custom/sign-in`. */
import { custom } from '../../../src/define/blocks/arrangement.ts';
import { screen } from '../../../src/define/screen.ts';

export default screen('/consent/$usercentricsServiceId', {
  title: 'Your consent',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/consent'),
});
