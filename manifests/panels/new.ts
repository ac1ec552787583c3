/** Everything new that somebody may make, as in the menu of this name (SOLO-4). */
import { menuLinks, panel } from '#define';

export default panel({
  title: 'New',
  icon: 'plus',
  help: 'What you may create or order',
  place: 80,
  width: 1,
  body: menuLinks('New'),
});
