/** Example operation that finds goods by one value of its filter, and counts the whole list. */
import { Type } from 'typebox';
import { operation } from '#define';

export const SearchStock = operation('Test/SearchStock', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({
    limit: Type.Optional(Type.Integer()),
    filter: Type.Object({ Name: Type.String(), NewOnly: Type.Boolean() }),
  }),
  data: Type.Object({
    Goods: Type.Array(
      Type.Object({
        GoodId: Type.Integer(),
        Name: Type.String(),
        Maker: Type.Optional(Type.String()),
        Pieces: Type.Integer(),
        State: Type.String(),
      }),
    ),
    TotalCount: Type.Integer(),
  }),
  example: { input: { filter: { Name: 'crane', NewOnly: false } }, data: { Goods: [], TotalCount: 0 } },
});
