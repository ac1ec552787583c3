/** Whom somebody may quote to (SOLO-23). */
import { Type } from 'typebox';
import { operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { makesQuotes } from '../../entities/quote.ts';

export default operation('SalesQuote/GetQuotableCustomersPaged', {
  summary: 'Answers the companies that buy from the sellers of the caller’s branch, and so can be quoted to.',
  kind: 'read',
  subject: 'session',
  reads: ['Account'],
  needs: makesQuotes,
  input: Type.Object(listInput(['DisplayName', 'Seller'])),
  data: Paged(
    Type.Object({
      AccountId: Type.Integer(),
      DisplayName: Type.String(),
      AccountIdentificator: Type.String(),
      Currency: Type.String(),
      Seller: Type.String(),
    }),
  ),
  example: {
    input: { options: { filter: 'donau' } },
    data: {
      Items: [
        {
          AccountId: 100734,
          DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          AccountIdentificator: 'C-100734',
          Currency: 'EUR',
          Seller: 'Ostsee Systemhaus GmbH & Co. KG',
        },
      ],
      TotalCount: 1,
    },
  },
});
