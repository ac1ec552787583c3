/** Takes services out of a pricelist. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/WithdrawServices', {
  summary:
    'Takes services out of a pricelist, and out of the pricelists of resellers who can buy them nowhere else. What runs goes on.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId', Service: 'serviceIds' },
  changes: [everywhere('Pricelist'), everywhere('Service')],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'noService'],
  audit: { event: 'Services withdrawn' },
  input: Type.Object({ marketplaceId, serviceIds: Type.Array(accountId, { minItems: 1, maxItems: 1000 }) }),
  data: Type.Null(),
  example: { input: { marketplaceId: 900_003, serviceIds: [900_003] }, data: null },
});
