/** A list call as an export sees it: where its rows stand, what they have, and how many it answers at a time. */
import type { AnyOperation } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';

interface Schema {
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly maximum?: number;
}

export interface ListReader {
  readonly operation: AnyOperation;
  /** Do its rows have this field, such as 'User.DisplayName'? */
  readonly has: (field: string) => boolean;
  readonly rowsOf: (answer: unknown) => readonly unknown[];
  /** Of a list that is paged; undefined when it answers all at once. */
  readonly pageSize: number | undefined;
}

const operations: ReadonlyMap<string, AnyOperation> = new Map(
  Object.values(
    import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
  ).map((operation) => [operation.operation, operation]),
);

const isRows = ({ type, items }: Schema): boolean => type === 'array' && items?.type === 'object';

/** '' when the answer is the list, the name of its list when it has one; undefined when there is none to export. */
function placeOf({ type, items, properties = {} }: Schema): string | undefined {
  if (isRows({ ...(type && { type }), ...(items && { items }) })) return '';
  const names = Object.keys(properties).filter((name) => isRows(properties[name] ?? {}));
  return names.length === 1 ? names[0] : names.find((name) => name === 'Items');
}

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
  const place = placeOf(data);
  if (place === undefined) return undefined;
  const row = place === '' ? data.items : data.properties?.[place]?.items;
  const { limit, options } = (operation.input as Schema).properties ?? {};
  const isPaged = limit !== undefined && options?.properties?.['offset'] !== undefined;
  return {
    operation,
    has: (field) => field.split('.').reduce<Schema | undefined>(within, row) !== undefined,
    rowsOf: (answer) => valueAt(answer, place) as readonly unknown[],
    pageSize: isPaged ? Math.min(limit.maximum ?? limits.maximumPageSize, limits.maximumPageSize) : undefined,
  };
}

/** The value at a path such as 'User.DisplayName'; '' is the whole. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce<unknown>(
          (at, name) =>
            typeof at === 'object' && at !== null && Object.hasOwn(at, name)
              ? (at as Record<string, unknown>)[name]
              : undefined,
          value,
        );
