/** The contract as data: every operation by name, what it is for, and who may call it. */
import type { OperationFacts } from '../../../manifests/entities/OperationFacts.ts';
import type { AnyOperation } from '../../define/contract/operation.ts';
import type { Static } from '../../define/contract/schema.ts';
import { type Capabilities, meets, missingCapabilities } from '../../rules/access/capabilities.ts';
import { nearest } from '../../rules/text/nearest.ts';

export const operations: ReadonlyMap<string, AnyOperation> = new Map(
  Object.values(
    import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
  )
    .map((operation) => [operation.operation, operation] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en')),
);

const service = 'Administration/';
const invoking = 'InvokeMethod';

/** The methods of the console by their names: all operations of its service, so that a new one needs no list. */
export const methods: ReadonlyMap<string, AnyOperation> = new Map(
  [...operations]
    .filter(([name]) => name.startsWith(service) && name !== service + invoking)
    .map(([name, operation]) => [name.slice(service.length), operation]),
);

/** What a message offers for a name that there is not: the nearest one, else all. */
export const allowedFor = (found: string, names: Iterable<string>): string =>
  nearest(found, names) ?? [...names].join(', ');

export function factsOf(operation: AnyOperation, held: Capabilities): Static<typeof OperationFacts> {
  const { operation: name, kind, needs, summary = '' } = operation;
  const access = needs === 'anyone' || needs === 'signedIn' ? needs : 'rights';
  return {
    Name: name,
    Service: name.split('/')[0] ?? '',
    Kind: kind,
    Summary: summary,
    Access: access,
    Rights: missingCapabilities([], needs).map(({ can, flags }) => `${can} ${flags.join(', ')}`),
    MayCall: meets(held, needs),
  };
}
