/** Lets the jobs that ask vendors look at once. */
import Reconcile from '../../../../manifests/operations/Administration/Reconcile.ts';
import { handler } from '../../../define/contract/handler.ts';
import { assertInstallation } from '../../access/installation.ts';
import { hurry } from '../../queue/hurry.ts';

export default handler(Reconcile, async (_input, context) => {
  await assertInstallation(context);
  await hurry(context.db, 'usage');
  await hurry(context.db, 'reconcile');
  return null;
});
