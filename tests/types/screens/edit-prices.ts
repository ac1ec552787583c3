/** Example: edit all prices of a pricelist (ROUTE-52), tabs with a table, a stack and a form. */

import { action, can, form, not, param, row, screen, stack, table, tabs, where } from '#define';
import { GetOffers, GetPricingRuleGroup, UpdateOffer, UpdatePricingRuleGroup } from '../operations/marketplace.ts';

export const editPrices = screen('/pricelists/$marketplaceId/edit-all-prices', {
  title: 'Edit all prices',
  needs: can('MARKETPLACE', 'Update'),
  body: tabs(
    {
      title: 'Prices',
      body: table(
        GetOffers,
        { marketplaceId: param('marketplaceId') },
        {
          columns: [
            'ServiceName',
            'Vendor.Name',
            { field: 'SuggestedRetailPrice', as: 'Money', currency: 'Currency' },
            { field: 'SalesPrice', as: 'Money', needs: can('BILLING_SHOWPRODUCTPRICE', 'Read') },
            { field: 'Tags', as: 'Tags' },
          ],
          filters: ['vendor'],
          actions: [
            action(
              UpdateOffer,
              { marketplaceId: param('marketplaceId'), marketplaceOfferId: row('marketplaceOfferId') },
              {
                label: 'Change prices',
                ask: ['updateCharges'],
                when: where({ PriceProtection: false, 'Vendor.Name': not('Own') }),
                confirm: {
                  text: 'Prices will change',
                  checks: ['I understand that prices will change for all assigned customers'],
                },
                message: 'Prices to be updated soon',
              },
            ),
          ],
        },
      ),
    },
    {
      title: 'Pricing rules',
      body: stack(
        table(
          GetPricingRuleGroup,
          { marketplaceId: param('marketplaceId') },
          { columns: ['Priority', 'Name', 'PricingModel', { field: 'Percent', as: 'Percent' }] },
        ),
        form(
          UpdatePricingRuleGroup,
          { marketplaceId: param('marketplaceId') },
          { fields: ['inputDto.Rules', 'inputDto.Note'], message: 'Prices to be updated soon' },
        ),
      ),
    },
  ),
});
