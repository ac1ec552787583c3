/** Example operation that finds things by a text. */
import { Type } from 'typebox';
import { operation } from '#define';

export const SearchThings = operation('Test/SearchThings', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({ wanted: Type.String(), most: Type.Optional(Type.Integer()) }),
  data: Type.Array(
    Type.Object({ ThingId: Type.Integer(), Number: Type.String(), OldId: Type.Optional(Type.Integer()) }),
  ),
  example: { input: { wanted: 'T-7' }, data: [{ ThingId: 7, Number: 'T-7' }] },
});
