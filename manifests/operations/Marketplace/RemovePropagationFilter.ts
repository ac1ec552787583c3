/** Takes away one of the filters by which a pricelist takes over services. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/RemovePropagationFilter', {
  summary: 'Takes away a filter of a pricelist; one that is not there any more stays away.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist'],
  audit: { event: 'Propagation filter removed' },
  input: Type.Object({ marketplaceId, filterId: accountId }),
  data: Type.Null(),
  example: { input: { marketplaceId: 900_003, filterId: 7 }, data: null },
});
