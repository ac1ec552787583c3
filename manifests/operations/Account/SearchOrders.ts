/** Orders that have the words of a text, whatever accents and script. */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { FoundOrder, foundOrderExample, searchInput } from '../../entities/FoundDeal.ts';

export default operation('Account/SearchOrders', {
  summary: 'Finds orders of the lists that the caller may read by number, customer and services, best match first.',
  kind: 'read',
  subject: 'session',
  reads: ['Order'],
  needs: anyOf(can('CREDITCHECK_COMPANYORDERS', 'Read'), can('CREDITCHECK_ORDERMANAGEMENT', 'Read')),
  input: Type.Object(searchInput),
  data: Type.Array(FoundOrder),
  example: { input: { searchString: 'donau desktop' }, data: [foundOrderExample] },
});
