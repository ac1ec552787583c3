/** A pricelist: its properties, edited where they are read. */
import { editRecord, param, row, screen, view, where } from '#define';
import GetMarketplaceProperties from '../../operations/Marketplace/GetMarketplaceProperties.ts';
import UpdateMarketplaceProperties from '../../operations/Marketplace/UpdateMarketplaceProperties.ts';
import { pricelistHeader } from './header.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;

export default screen('/pricelists/$marketplaceId', {
  title: 'Pricelist',
  header: pricelistHeader,
  tab: { title: 'Pricelist', order: 1 },
  body: view(GetMarketplaceProperties, pricelist, {
    sections: [
      {
        title: 'Properties',
        fields: [
          { field: 'Name' },
          { field: 'Tags', as: 'Tags' },
          { field: 'Priority', as: 'Number' },
          { field: 'RulesCount', as: 'Number', title: 'Pricing rules' },
          { field: 'IsTemplate', title: 'Template: nobody buys from it' },
          { field: 'CreatedUtc', as: 'Date', title: 'Created' },
        ],
      },
      {
        title: 'Services from above',
        fields: [
          { field: 'IsPropagationEnabled', title: 'Takes over services when told to' },
          { field: 'IsAutoAdd', title: 'Takes over new services by itself' },
        ],
      },
    ],
    locks: [{ while: where({ MayChange: false }), reason: 'Templates are changed by who may change templates.' }],
    save: editRecord(
      UpdateMarketplaceProperties,
      { ...pricelist, version: row('Version') },
      {
        fields: {
          Name: 'marketplaceProperties.Name',
          Tags: 'marketplaceProperties.Tags',
          IsPropagationEnabled: 'marketplaceProperties.IsPropagationEnabled',
          IsAutoAdd: 'marketplaceProperties.IsAutoAdd',
        },
        message: 'Pricelist saved',
      },
    ),
  }),
});
