/** Saves the propagation filters of a pricelist (CALL-144, VAL-24). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import {
  PropagationFilterInput,
  PropagationFilters,
  propagationFiltersExample,
} from '../../entities/PropagationFilters.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Marketplace/SavePropagationFilters', {
  summary: 'Replaces the filters of a pricelist. What it offers stays; they count from the next service on.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  edits: { record: 'PropagationFilters', id: 'marketplaceId', version: 'version' },
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'secondFilterOfAll', 'unknownVendor'],
  audit: { event: 'Propagation filters changed' },
  input: Type.Object({
    marketplaceId,
    filters: Type.Array(PropagationFilterInput, { maxItems: 50 }),
    version: readVersion,
  }),
  data: PropagationFilters,
  example: {
    input: { marketplaceId: 900_003, filters: [{ Kind: 'Exclude', VendorIds: [900_003], Tags: [] }] },
    data: propagationFiltersExample,
  },
});
