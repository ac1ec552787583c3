/** What a rule of a pricelist can be about: vendors, groups of services or fees. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PricingRuleInput } from '../../entities/PricingRule.ts';

export default operation('Pricing/GetRuleTargets', {
  summary:
    'Answers what a rule can select in a pricelist: vendors whose services it offers, groups of services of its seller, or fees; the first 5,000.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Service', 'ServiceGroup'],
  needs: allOf(can('MARKETPLACE', 'Read'), can('MARKETPLACE', 'Update')),
  errors: ['noPricelist'],
  input: Type.Object({ marketplaceId, selection: PricingRuleInput.properties.Selection }),
  data: Type.Array(
    Type.Object({
      Id: Type.Integer(),
      Name: Type.String(),
      /** Of a fee: what it is paid for. */
      Note: Type.Optional(Type.String()),
    }),
  ),
  example: {
    input: { marketplaceId: 900_003, selection: 'PriceableItem' },
    data: [{ Id: 41, Name: 'Virtual Desktop Plus', Note: 'Desktop' }],
  },
});
