/** Where a file holds what an import takes: a form that is laid out by its columns, filled in with guesses. */
import { Type } from 'typebox';
import { operation } from '#define';
import { ImportType, importFile, importFileErrors, mayImportAny, nobodysFile } from '../../entities/import.ts';
import { ViewLayout } from '../../entities/ViewLayout.ts';

export default operation('Import/GetImportColumns', {
  summary:
    'Answers a layout with a field for each value that an import takes, its choices the columns of a file; what a column is called like is chosen.',
  kind: 'read',
  subject: 'session',
  reads: ['Service'],
  needs: mayImportAny,
  errors: [
    ...importFileErrors.filter(
      (code) => !['columnsMissing', 'unknownColumn', 'notFound', 'terminated', 'wrongParent'].includes(code),
    ),
  ],
  input: Type.Object({ type: ImportType, file: importFile }),
  data: Type.Object({
    ...ViewLayout.properties,
    /** The columns that are called like a field, by the names of the fields. */
    Start: Type.Record(Type.String(), Type.String()),
  }),
  example: {
    input: { type: 'Users', file: nobodysFile },
    data: {
      Start: { Email: '2' },
      Pages: [
        {
          ...{ Id: 'columns', Name: 'columns', DisplayValue: 'Columns' },
          Containers: [
            {
              ...{ Id: 'account', Name: 'account', DisplayValue: 'Users' },
              Fields: [
                {
                  ...{
                    Name: 'Email',
                    DisplayValue: 'E-mail',
                    DisplayTemplate: 'Combobox',
                    IsRequired: true,
                  },
                  EnumMembers: [{ Value: '2', DisplayName: 'C: Mail (ada.huber@donau.example)' }],
                },
              ],
            },
          ],
        },
      ],
    },
  },
});
