/** Adds a rule to those of a pricelist (PL-02, PL-04, PL-07). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PricingRuleInput } from '../../entities/PricingRule.ts';

export default operation('Pricing/AddPricingRule', {
  summary: 'Adds a rule behind the others of a pricelist, before default prices. Prices follow soon after.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  needs: allOf(can('MARKETPLACE', 'Read'), can('MARKETPLACE', 'Update')),
  errors: ['noPricelist', 'notUnderstood', 'noSuchRule', 'ERR-16'],
  audit: { event: 'Pricing rules changed' },
  input: Type.Object({
    marketplaceId,
    rule: PricingRuleInput,
    /** That prices will change for all assigned customers (PL-16). */
    understood: Type.Boolean(),
  }),
  data: Type.Null(),
  example: {
    input: {
      marketplaceId: 900_003,
      rule: { Name: 'Training', Selection: 'Vendor', Selected: [900_003], Model: 'SrpDiscount', Percent: 5 },
      understood: true,
    },
    data: null,
  },
});
