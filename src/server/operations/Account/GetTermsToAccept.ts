/** What is asked of the caller's session before anything else. */
import GetTermsToAccept from '../../../../manifests/operations/Account/GetTermsToAccept.ts';
import { handler } from '../../../define/contract/handler.ts';
import { termsFrom } from '../../messages/terms.ts';

export default handler(GetTermsToAccept, async (_input, context) => {
  const rows = await context.prepared('terms_to_accept', 'select terms_id from terms_to_accept($1)', [
    context.session.sessionId,
  ]);
  const asked = new Set(rows.map(([id]) => Number(id)));
  return asked.size === 0 ? [] : (await termsFrom(context, 'terms_of_user')).filter(({ Id }) => asked.has(Id));
});
