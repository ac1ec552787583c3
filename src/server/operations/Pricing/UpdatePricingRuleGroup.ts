/** Edits the rules of a pricelist. */
import UpdatePricingRuleGroup from '../../../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { saveRules } from '../../pricing/rules.ts';

export default handler(UpdatePricingRuleGroup, async ({ marketplaceId, understood, ...edit }, context) => {
  if (!understood) throw new Failure(400, 'notUnderstood');
  const { name } = await saveRules(context, marketplaceId, edit);
  context.audit({ details: name });
  return null;
});
