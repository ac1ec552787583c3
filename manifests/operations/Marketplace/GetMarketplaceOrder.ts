/** The pricelists of one seller in the order in which they are asked (ROUTE-77). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { Pricelist, pricelistExample } from '../../entities/Pricelist.ts';
import { version, versionExample } from '../../entities/version.ts';

export default operation('Marketplace/GetMarketplaceOrder', {
  summary: 'Answers all pricelists of a seller, the first one asked first; a wish for another order counts already.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Pricelist'],
  needs: can('MARKETPLACE', 'Read'),
  errors: ['notFound'],
  input: Type.Object({ accountId }),
  /** Of the order of all of them: each has the same version. */
  data: Type.Array(Type.Object({ ...Pricelist.properties, Version: version })),
  example: { input: { accountId: 900_003 }, data: [{ ...pricelistExample, Version: versionExample }] },
});
