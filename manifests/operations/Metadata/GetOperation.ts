/** One operation of the contract: its schemas, its errors and an example (ROUTE-62). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { OperationFacts, operationFactsExample } from '../../entities/OperationFacts.ts';

export default operation('Metadata/GetOperation', {
  summary: 'Answers what an operation takes and answers, as JSON Schema, with its errors and an example.',
  kind: 'read',
  subject: 'none',
  reads: [],
  needs: can('ADMINISTRATIVE', 'Read'),
  errors: ['unknownDescription'],
  input: Type.Object({
    /** Service and operation; of a method of the console its name alone. */
    name: Type.String({ maxLength: 100 }),
  }),
  data: Type.Object({
    ...OperationFacts.properties,
    Errors: Type.Array(Type.Object({ Code: Type.String(), Text: Type.String() })),
    /** Tags of what it changes, also indirectly. */
    Changes: Type.Array(Type.String()),
    /** JSON Schema. */
    Input: Type.Unknown(),
    Data: Type.Unknown(),
    ExampleInput: Type.Unknown(),
    ExampleData: Type.Unknown(),
  }),
  example: {
    input: { name: 'Administration/EndMaintenance' },
    data: {
      ...operationFactsExample,
      Errors: [{ Code: 'notFound', Text: 'There is no account {accountId}.' }],
      Changes: ['Maintenance'],
      Input: { type: 'object', required: ['accountId'], properties: { accountId: { type: 'integer' } } },
      Data: { type: 'null' },
      ExampleInput: { accountId: 1 },
      ExampleData: null,
    },
  },
});
