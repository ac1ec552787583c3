/** The end of a sign-in in a window of its own; hand-written in `src/custom/sign-in`. */
import { custom, screen } from '#define';

export default screen('/signed-in', {
  title: 'Signed in',
  layout: 'plain',
  access: 'public',
  body: custom('sign-in/signed-in'),
});
