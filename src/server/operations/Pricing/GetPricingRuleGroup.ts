/** Answers the rules of a pricelist. */
import GetPricingRuleGroup from '../../../../manifests/operations/Pricing/GetPricingRuleGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { ruleGroup } from '../../pricing/rules.ts';

export default handler(GetPricingRuleGroup, ({ marketplaceId }, context) => ruleGroup(context, marketplaceId));
