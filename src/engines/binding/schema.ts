/** What the schema of an operation says about one of its values. */
import type { TSchema } from 'typebox';
import { operationOf, type SourceShape } from '../../define/shapes/element-shapes.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Schemas are JSON Schema at run time; engines read them as that. */
export interface SchemaShape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  /** What members of the enumeration are called, where their names do not say it. */
  readonly words?: Readonly<Record<string, string>>;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, SchemaShape>>;
  readonly required?: readonly string[];
  readonly items?: SchemaShape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly SchemaShape[];
  readonly oneOf?: readonly SchemaShape[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  /** Values that are suggested; any other may be typed as well. */
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly patternProperties?: Readonly<Record<string, SchemaShape>>;
  readonly additionalProperties?: unknown;
  /** What the names of its values may be. */
  readonly propertyNames?: SchemaShape;
}
export const readable = (schema: TSchema): SchemaShape => schema as SchemaShape;

/** The member of a union that says something; `null` members say only that the value may be missing. */
function plain(schema: SchemaShape): SchemaShape {
  const members = schema.anyOf?.filter((member) => member.type !== 'null');
  if (!members || members.length === 0) return schema;
  const constants = ofConstants(schema);
  return constants === schema ? (members[0] ?? schema) : constants;
}

/** A choice among constants, each with its title, is an enumeration; any other schema stays as it is. */
export function ofConstants(schema: SchemaShape): SchemaShape {
  const members = (schema.anyOf ?? schema.oneOf)?.filter((member) => member.type !== 'null') ?? [];
  if (schema.enum || members.length === 0 || members.some((member) => member.const === undefined)) return schema;
  const titled = members.filter(({ title }) => title !== undefined);
  const { title: _one, const: _other, ...first } = members[0] ?? {};
  const { anyOf: _any, oneOf: _of, ...own } = schema;
  return {
    ...first,
    ...own,
    enum: members.map((member) => member.const),
    ...(titled.length > 0 && {
      words: Object.fromEntries(titled.map((each) => [String(each.const), each.title ?? ''])),
    }),
  };
}

/** What each value of a record is whose keys are not known beforehand. */
const anyOfRecord = (schema: SchemaShape | undefined): SchemaShape | undefined =>
  Object.values(schema?.patternProperties ?? {})[0];

/** The schema of the value at a dotted name; undefined when there is no such value. */
export function schemaAt(schema: SchemaShape | undefined, path: string): SchemaShape | undefined {
  let found = schema && plain(schema);
  for (const key of path.split('.')) {
    const next: SchemaShape | undefined = found?.properties?.[key] ?? anyOfRecord(found);
    if (!next) return undefined;
    found = plain(next);
  }
  return found;
}

/** As schemaAt, with every shape that the value may have. */
export function shapesAt(schema: SchemaShape | undefined, path: string): SchemaShape | undefined {
  const [name = '', ...above] = path.split('.').reverse();
  const around = above.length > 0 ? schemaAt(schema, above.reverse().join('.')) : schema && plain(schema);
  return around?.properties?.[name];
}

/** May the value at this dotted name be left out? */
export function isOptional(schema: SchemaShape, path: string): boolean {
  const [key = '', ...rest] = path.split('.');
  if (!schema.required?.includes(key)) return true;
  const inner = schema.properties?.[key];
  return rest.length > 0 && inner !== undefined && isOptional(plain(inner), rest.join('.'));
}

export const inputSchema = (source: SourceShape): SchemaShape => readable(operationOf(source).input);

export function dataSchema(source: SourceShape): SchemaShape {
  const data = plain(readable(operationOf(source).data));
  return 'of' in source ? (schemaAt(data, source.part) ?? {}) : data;
}

/** A record whose keys are not known beforehand. */
export const isOpenRecord = (schema: SchemaShape | undefined): boolean =>
  schema?.type === 'object' && (schema.properties === undefined || Object.keys(schema.properties).length === 0);
