/** The rules of a pricelist (CALL-111). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PricingRuleGroup, ruleGroupExample } from '../../entities/PricingRule.ts';

export default operation('Pricing/GetPricingRuleGroup', {
  summary: 'Answers the rules of a pricelist in the order in which they are asked.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist'],
  needs: allOf(can('MARKETPLACE', 'Read'), can('MARKETPLACE', 'Update')),
  errors: ['noPricelist'],
  input: Type.Object({ marketplaceId }),
  data: PricingRuleGroup,
  example: { input: { marketplaceId: 900_003 }, data: ruleGroupExample },
});
