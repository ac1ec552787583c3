/** Adds a filter to those by which a pricelist takes over services (VAL-24). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PropagationFilterInput } from '../../entities/PropagationFilters.ts';

const { Kind, VendorIds, Tags } = PropagationFilterInput.properties;

export default operation('Marketplace/AddPropagationFilter', {
  summary:
    'Adds a filter behind those of a pricelist. What it offers stays; the filter counts from the next service on.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'secondFilterOfAll', 'unknownVendor', 'tooManyFilters'],
  audit: { event: 'Propagation filter added' },
  input: Type.Object({
    marketplaceId,
    filter: Type.Object({ Kind, VendorIds: Type.Optional(VendorIds), Tags: Type.Optional(Tags) }),
  }),
  data: Type.Null(),
  example: {
    input: { marketplaceId: 900_003, filter: { Kind: 'Exclude', VendorIds: [900_003] } },
    data: null,
  },
});
