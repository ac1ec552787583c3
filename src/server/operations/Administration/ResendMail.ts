/** Puts an e-mail that was not sent first in the outbox again. */
import ResendMail from '../../../../manifests/operations/Administration/ResendMail.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';

export default handler(ResendMail, async ({ mailId }, context) => {
  const [row] = await context.prepared('resend_mail', 'select resend_mail($1)', [mailId]);
  if (!row?.[0]) throw new Failure(404, 'noWaitingMail', { mailId });
  return null;
});
