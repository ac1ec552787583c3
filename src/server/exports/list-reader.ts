/** A list call as an export sees it: where its rows stand, what they have, and how many it answers at a time. */
import type { AnyOperation } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { type ListAnswer, type ListSchema, listAnswer, pageSizeOf, rowOf } from '../../rules/list-call.ts';

interface Schema extends ListSchema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

export interface ListReader {
  readonly operation: AnyOperation;
  /** Do its rows have this field, such as 'User.DisplayName'? */
  readonly has: (field: string) => boolean;
  readonly answerOf: (answer: unknown) => ListAnswer;
  /** Of a list that is paged; undefined when it answers all at once. */
  readonly pageSize: number | undefined;
}

const operations: ReadonlyMap<string, AnyOperation> = new Map(
  Object.values(
    import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
  ).map((operation) => [operation.operation, operation]),
);

function within(schema: Schema | undefined, name: string): Schema | undefined {
  if (schema?.anyOf) return schema.anyOf.map((one) => within(one, name)).find((found) => found !== undefined);
  const { properties = {}, patternProperties = {} } = schema ?? {};
  return Object.hasOwn(properties, name) ? properties[name] : Object.values(patternProperties)[0];
}

/** The list behind the name of a read; undefined when there is none. */
export function listReader(name: string): ListReader | undefined {
  const operation = operations.get(name);
  if (operation?.kind !== 'read') return undefined;
  const data = operation.data as Schema;
  const row = rowOf(data);
  if (row?.type !== 'object') return undefined;
  return {
    operation,
    has: (field) => field.split('.').reduce<Schema | undefined>(within, row) !== undefined,
    answerOf: (answer) => listAnswer(data, answer),
    pageSize: pageSizeOf(operation.input as ListSchema, limits.maximumPageSize),
  };
}
