/** Tells every server process, by a notice of the database, to read anew what it keeps. */
import ClearCaches from '../../../../manifests/operations/Administration/ClearCaches.ts';
import { handler } from '../../../define/contract/handler.ts';
import { assertInstallation } from '../../access/installation.ts';

export default handler(ClearCaches, async (_input, context) => {
  await assertInstallation(context);
  await context.prepared('clear_caches', 'select clear_caches()', []);
  return null;
});
