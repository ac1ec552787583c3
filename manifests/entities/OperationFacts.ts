/** An operation of the contract as the administration console lists it. */
import { Type } from 'typebox';
import { entity } from '#define';

export const OperationFacts = entity(
  'OperationFacts',
  Type.Object({
    /** Service and operation: 'Account/GetNotes'. */
    Name: Type.String(),
    Service: Type.String(),
    Kind: Type.Enum(['read', 'write'], { type: 'string' }),
    /** What it does, in English: the documentation of the API. */
    Summary: Type.String(),
    /** Who may call it: everybody, whoever is signed in, or whoever holds the rights. */
    Access: Type.Enum(['anyone', 'signedIn', 'rights'], { type: 'string' }),
    Rights: Type.Array(Type.String()),
    /** The caller holds them. */
    MayCall: Type.Boolean(),
  }),
);

export const operationFactsExample = {
  Name: 'Administration/EndMaintenance',
  Service: 'Administration',
  Kind: 'write' as const,
  Summary: 'Ends the maintenance of a branch, also before it has begun; without one nothing happens.',
  Access: 'rights' as const,
  Rights: ['ADMINISTRATIVE Execute'],
  MayCall: true,
};
