/** Every operation of the contract, for the administration console (ROUTE-62). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { OperationFacts, operationFactsExample } from '../../entities/OperationFacts.ts';

export default operation('Metadata/GetOperations', {
  summary: 'Answers every operation of the contract, and whether the caller may call it.',
  kind: 'read',
  subject: 'none',
  reads: [],
  needs: can('ADMINISTRATIVE', 'Read'),
  input: Type.Object({}),
  data: Type.Array(OperationFacts),
  example: { input: {}, data: [operationFactsExample] },
});
