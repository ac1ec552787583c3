/** Adds a rule to those of a pricelist. */
import AddPricingRule from '../../../../manifests/operations/Pricing/AddPricingRule.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { saveRules } from '../../pricing/rules.ts';

export default handler(AddPricingRule, async ({ marketplaceId, rule, understood }, context) => {
  if (!understood) throw new Failure(400, 'notUnderstood');
  const { RuleId: _, ...added } = rule;
  const { name } = await saveRules(context, marketplaceId, { rule: added });
  context.audit({ details: name });
  return null;
});
