/** What the columns of an import may hold (SOLO-37). */
import { Type } from 'typebox';
import { operation } from '#define';
import { ImportType, mayImportAny } from '../../entities/import.ts';
import { listInput } from '../../entities/list.ts';

export default operation('Import/GetImportFields', {
  summary:
    'Answers the columns that a file of a type may have: from the layout of its accounts, as far as the caller may fill it.',
  kind: 'read',
  subject: 'session',
  reads: ['Service'],
  needs: mayImportAny,
  errors: ['mayNotImport', 'ERR-26'],
  input: Type.Object({ type: ImportType, ...listInput(['Column']) }),
  data: Type.Object({
    Items: Type.Array(
      Type.Object({
        /** As the template calls it. */
        Column: Type.String(),
        IsRequired: Type.Boolean(),
        /** What may stand there. */
        Takes: Type.String(),
      }),
    ),
    TotalCount: Type.Integer(),
    /** The names of the columns without which no row is right. */
    Required: Type.String(),
  }),
  example: {
    input: { type: 'Users' },
    data: {
      Items: [{ Column: 'E-mail', IsRequired: true, Takes: 'At most 254 characters' }],
      TotalCount: 1,
      Required: 'First name, Last name, E-mail',
    },
  },
});
