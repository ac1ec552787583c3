/** Consent to a service of somebody else (ROUTE-14, ROUTE-15); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/consent/$usercentricsServiceId', {
  title: 'Your consent',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/consent'),
});
