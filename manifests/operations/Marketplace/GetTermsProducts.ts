/** The services for which an account may write terms. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';

export default operation('Marketplace/GetTermsProducts', {
  summary:
    'Answers the services of the vendors of a marketplace or reseller, for which it may write terms; the owner of the marketplace has all of them.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Service'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['notFound', 'termsOfSellers'],
  input: Type.Object({
    accountId,
    /** This one alone, if it is among them. */
    productName: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    ...listInput(['DisplayName', 'Vendor']),
  }),
  data: Paged(Type.Object({ ProductName: Type.String(), DisplayName: Type.String(), Vendor: Type.String() })),
  example: {
    input: { accountId: 100002, options: { filter: 'mail' } },
    data: {
      Items: [{ ProductName: 'Mail Business', DisplayName: 'Business mail', Vendor: 'Brieftaube Mail' }],
      TotalCount: 1,
    },
  },
});
