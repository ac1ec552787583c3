/** Edits the rules of a pricelist, all of them or some (CALL-112, PL-02, PL-04, PL-07). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PricingRuleInput, ruleEdits } from '../../entities/PricingRule.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Pricing/UpdatePricingRuleGroup', {
  summary:
    'Replaces the rules of a pricelist, the first one asked first, or changes some of them, replaces or removes one; default prices stay behind them. Prices follow soon after.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  edits: { record: 'PricingRules', id: 'marketplaceId', version: 'version' },
  needs: allOf(can('MARKETPLACE', 'Read'), can('MARKETPLACE', 'Update')),
  errors: ['noPricelist', 'notUnderstood', 'noSuchRule', 'ERR-16'],
  audit: { event: 'Pricing rules changed' },
  input: Type.Object({
    marketplaceId,
    /** Absent: the rules as they are, with what is said of them beside it. */
    inputDto: Type.Optional(
      Type.Object({
        Rules: Type.Array(PricingRuleInput, { maxItems: 200 }),
      }),
    ),
    ...ruleEdits,
    /** That prices will change for all assigned customers (PL-16). */
    understood: Type.Boolean(),
    version: readVersion,
  }),
  data: Type.Null(),
  example: {
    input: {
      marketplaceId: 900_003,
      inputDto: {
        Rules: [{ Name: 'Training', Selection: 'Vendor', Selected: [900_003], Model: 'SrpDiscount', Percent: 5 }],
      },
      understood: true,
    },
    data: null,
  },
});
