/** What the caller may import: the first choice of the import (SOLO-37). */
import { Type } from 'typebox';
import { operation } from '#define';
import { ImportType, mayImportAny } from '../../entities/import.ts';

export default operation('Import/GetImportTypes', {
  summary: 'Answers the types of imports whose accounts the caller may create.',
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: mayImportAny,
  input: Type.Object({}),
  data: Type.Array(
    Type.Object({
      Type: ImportType,
      DisplayName: Type.String(),
      Description: Type.String(),
      /** Of the accounts that come of it. */
      AccountType: Type.Enum(['User', 'Company', 'Product'], { type: 'string' }),
    }),
  ),
  example: {
    input: {},
    data: [
      {
        ...{ Type: 'Users', DisplayName: 'Users', AccountType: 'User' },
        Description: 'People who may sign in; whoever has a role is invited by e-mail.',
      },
    ],
  },
});
