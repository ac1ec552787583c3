/** Terms that are asked again, before anything else (TERMS-01 to TERMS-06); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/accept-terms?redirect?', {
  title: 'Accept the terms',
  layout: 'plain',
  access: 'midLogin',
  body: custom('sign-in/accept-terms'),
});
