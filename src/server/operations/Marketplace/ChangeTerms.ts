/** Changes a draft of terms. */
import ChangeTerms from '../../../../manifests/operations/Marketplace/ChangeTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { findDraft, namedTerms, readTerms, termsOwners } from '../../messages/terms-versions.ts';
import { cleaned, json } from '../../messages/terms-writing.ts';

export default handler(ChangeTerms, async ({ accountId, termsVersionId, version: _, ...sent }, context) => {
  await findAccount(context, accountId, { types: termsOwners, alive: 'terminated' });
  const draft = await findDraft(context, accountId, termsVersionId);
  const { titles, texts, sources, format } = cleaned(context, sent);
  await context.db
    .updateTable('terms')
    .set({
      titles: json(titles) as never,
      texts: json(texts) as never,
      sources: sources && (json(sources) as never),
      format,
      changed_utc: new Date(),
    })
    .where('terms_id', '=', termsVersionId)
    .where('owner_account_id', '=', accountId)
    .execute();
  context.audit({ details: namedTerms(context, { titles, version: draft.version }) });
  return readTerms(context, accountId, termsVersionId);
});
