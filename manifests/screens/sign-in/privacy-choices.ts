/** Which services of others this browser may load; each leads to its consent (ROUTE-14, EXT-21); hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/privacy-choices?redirect?', {
  title: 'Privacy choices',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/privacy-choices'),
});
