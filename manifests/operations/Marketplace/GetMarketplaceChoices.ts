/** By what the list of pricelists can be narrowed: their tags and currencies (ROUTE-75). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { EnumMember } from '../../entities/EnumMember.ts';

export default operation('Marketplace/GetMarketplaceChoices', {
  summary: 'Answers the tags and the currencies of the pricelists of the sellers in the branch of the caller.',
  kind: 'read',
  subject: 'none',
  reads: ['Pricelist'],
  needs: can('MARKETPLACE', 'Read'),
  input: Type.Object({}),
  data: Type.Object({ Tags: Type.Array(EnumMember), Currencies: Type.Array(EnumMember) }),
  example: {
    input: {},
    data: {
      Tags: [{ DisplayName: 'standard', Value: 'standard' }],
      Currencies: [{ DisplayName: 'Euro', Value: 'EUR' }],
    },
  },
});
