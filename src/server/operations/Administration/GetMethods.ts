/** The methods of the console; their parameters are those of their schemas. */
import GetMethods from '../../../../manifests/operations/Administration/GetMethods.ts';
import { handler } from '../../../define/contract/handler.ts';
import type { AnyOperation } from '../../../define/contract/operation.ts';
import { methods } from '../../administration/contract.ts';

export default handler(GetMethods, async () =>
  [...methods].map(([name, operation]) => ({
    Name: name,
    Description: operation.summary ?? '',
    IsWrite: operation.kind === 'write',
    Parameters: parametersOf(operation),
  })),
);

interface InputSchema {
  readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
  readonly required?: readonly string[];
}

function parametersOf({ input }: AnyOperation) {
  const { properties = {}, required = [] } = input as InputSchema;
  return Object.entries(properties).map(([name, { type = 'any' }]) => ({
    Name: name,
    Type: type,
    IsRequired: required.includes(name),
  }));
}
