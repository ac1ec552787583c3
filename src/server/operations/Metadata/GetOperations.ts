/** Every operation of the contract, in the order of their names. */
import GetOperations from '../../../../manifests/operations/Metadata/GetOperations.ts';
import { handler } from '../../../define/contract/handler.ts';
import { factsOf, operations } from '../../administration/contract.ts';

export default handler(GetOperations, async (_input, { session }) =>
  [...operations.values()].map((operation) => factsOf(operation, session.user.Capability)),
);
