/** A free text, written by whoever arranges the page (SOLO-6). */
import { freeText, panel } from '#define';

export default panel({
  title: 'Text',
  icon: 'template',
  help: 'Heading and free text',
  width: 3,
  body: freeText('Html'),
});
