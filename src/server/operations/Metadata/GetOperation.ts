/** One operation, with its schemas as plain JSON Schema and its errors in the caller's language. */
import GetOperation from '../../../../manifests/operations/Metadata/GetOperation.ts';
import { tagOf } from '../../../define/contract/changes.ts';
import { handler } from '../../../define/contract/handler.ts';
import { errorTexts } from '../../../rules/errors/catalogue.ts';
import { allowedFor, factsOf, methods, operations } from '../../administration/contract.ts';
import { Failure } from '../../calls/failure.ts';

const plain = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema));

export default handler(GetOperation, async ({ name }, context) => {
  const found = operations.get(name) ?? methods.get(name);
  if (!found) throw new Failure(404, 'unknownDescription', { name, allowed: allowedFor(name, operations.keys()) });
  return {
    ...factsOf(found, context.session.user.Capability),
    Errors: found.errors.map((code) => ({ Code: code, Text: context.text(errorTexts[code]) })),
    Changes: (found.changes ?? []).map(tagOf),
    Input: plain(found.input),
    Data: plain(found.data),
    ExampleInput: found.example.input,
    ExampleData: found.example.data,
  };
});
