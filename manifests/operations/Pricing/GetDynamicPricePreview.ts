/** What the prices of a pricelist become by an edit, before it is saved (CALL-114, PL-18). */
import { Type } from 'typebox';
import { allOf, anyOf, can, operation } from '#define';
import { accountId, listInput } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PreviewedPart, PricePreview, PriceWarning, pricePreviewExample } from '../../entities/PricePreview.ts';
import { PriceByHandInput, ruleEdits, TypedRule } from '../../entities/PricingRule.ts';
import { day } from '../../entities/ServiceItem.ts';

export default operation('Pricing/GetDynamicPricePreview', {
  summary:
    'Answers the prices of a pricelist on a day as they are and as rules and prices set by hand would make them, saved or only typed, with the sums over all of them.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Service'],
  needs: allOf(
    can('MARKETPLACE', 'Read'),
    can('MARKETPLACE', 'Update'),
    anyOf(can('BILLING_SHOWPRODUCTPRICE', 'Read'), can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read')),
  ),
  errors: ['noPricelist', 'noOffer'],
  input: Type.Object({
    ...listInput(['Service', 'Cost', 'OldPrice', 'NewPrice', 'MarginPercent', 'Effect', 'IsChanged']),
    marketplaceId,
    /** Only the prices of this service. */
    marketplaceOfferId: Type.Optional(accountId),
    /** What is typed and not saved. */
    inputDto: Type.Optional(
      Type.Object({
        /** Absent: the rules that are saved. */
        Rules: Type.Optional(Type.Array(TypedRule, { maxItems: 200 })),
        /** Over what is set by hand already. */
        Charges: Type.Optional(Type.Array(PriceByHandInput, { maxItems: 1000 })),
      }),
    ),
    changes: ruleEdits.changes,
    /** Absent: today, in UTC. */
    validOn: Type.Optional(day),
    /** Absent: all of them. */
    prices: Type.Optional(PreviewedPart),
    warnings: Type.Optional(Type.Array(PriceWarning, { maxItems: 4 })),
  }),
  data: PricePreview,
  example: { input: { marketplaceId: 900_003 }, data: pricePreviewExample },
});
