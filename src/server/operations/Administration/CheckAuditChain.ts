/** Puts the check of the audit log on the queue, in the name of who asks. */
import CheckAuditChain from '../../../../manifests/operations/Administration/CheckAuditChain.ts';
import { handler } from '../../../define/contract/handler.ts';
import { assertInstallation } from '../../access/installation.ts';
import checkAuditChain from '../../jobs/check-audit-chain.ts';
import { jobOf } from '../../personal/jobs.ts';
import { enqueue } from '../../queue/enqueue.ts';

export default handler(CheckAuditChain, async (_input, context) => {
  await assertInstallation(context);
  const title = context.text('Check of the audit log');
  return jobOf(await enqueue(context, checkAuditChain, {}, { title }));
});
