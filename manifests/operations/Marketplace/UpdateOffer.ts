/** Sets prices of one service in a pricelist by hand, or takes them back (CALL-093, PL-02, PL-07). */
import { Type } from 'typebox';
import { after, allOf, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PriceByHandInput } from '../../entities/PricingRule.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Marketplace/UpdateOffer', {
  summary:
    'Sets prices of a service in a pricelist by hand, above all rules, or gives them back to the rules. They hold soon after, or from a later day, until which those before go on.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  edits: { record: 'OfferPrices', id: 'marketplaceOfferId', version: 'version' },
  order: { 'updateCharges[].ValidUntil': after('updateCharges[].ValidFrom', 'Valid from') },
  needs: allOf(can('MARKETPLACE', 'Read'), can('MARKETPLACE', 'Update')),
  errors: ['noPricelist', 'noOffer', 'notUnderstood', 'notOfThisService', 'noPastPrices', 'ERR-16'],
  audit: { event: 'Prices changed' },
  input: Type.Object({
    marketplaceId,
    marketplaceOfferId: accountId,
    updateCharges: Type.Array(PriceByHandInput, { minItems: 1, maxItems: 1000 }),
    /** That prices will change for all assigned customers (PL-16). */
    understood: Type.Boolean(),
    version: readVersion,
  }),
  data: Type.Null(),
  example: {
    input: {
      marketplaceId: 900_003,
      marketplaceOfferId: 900_003,
      updateCharges: [{ ItemId: 900_003, Model: 'Static', Amount: 2.95 }],
      understood: true,
    },
    data: null,
  },
});
