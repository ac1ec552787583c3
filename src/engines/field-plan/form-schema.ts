/** The part of an input schema that a form asks for, and the schema of what a server layout asks for. */
import type { FieldOptions } from '../../define/fields/field.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { boundsIn } from './check-value.ts';
import type { FormFieldPlan } from './form-field-plan.ts';

const plainCopies = new WeakMap<object, SchemaShape>();

/** Without what a schema library keeps beside the schema. */
export function plainCopy(schema: SchemaShape): SchemaShape {
  let copy = plainCopies.get(schema);
  if (!copy) {
    copy = JSON.parse(JSON.stringify(schema)) as SchemaShape;
    plainCopies.set(schema, copy);
  }
  return copy;
}

/** Objects on the way keep only what is asked for; what is required stays required. */
export function formSchema(input: SchemaShape, fields: readonly FormFieldPlan[]): SchemaShape {
  const laidOut = fields.filter(({ base }) => base !== undefined);
  const schema = picked(plainCopy(input), treeOf(fields.filter(({ base }) => base === undefined)));
  const bases = [...new Set(laidOut.map(({ base }) => base ?? ''))];
  return bases.reduce((whole, base) => withPart(whole, base.split('.'), layoutSchema(laidOut, base)), schema);
}

/** What is asked for, name by name; `isWhole` where all that stands below belongs to it. */
interface Tree {
  readonly parts: Map<string, Tree>;
  isWhole: boolean;
}
const tree = (): Tree => ({ parts: new Map(), isWhole: false });

function treeOf(fields: readonly Pick<FormFieldPlan, 'name'>[]): Tree {
  const root = tree();
  for (const { name } of fields) {
    let at = root;
    for (const key of name.split('.')) {
      const next = at.parts.get(key) ?? tree();
      at.parts.set(key, next);
      at = next;
    }
    at.isWhole = true;
  }
  return root;
}

function picked(schema: SchemaShape, { parts, isWhole }: Tree): SchemaShape {
  if (isWhole) return schema;
  const properties: Record<string, SchemaShape> = {};
  for (const [key, inner] of parts) {
    const property = schema.properties?.[key];
    if (!property) continue;
    // A box that nobody ticks says no.
    const isBox = property.type === 'boolean' && property.default === undefined && schema.required?.includes(key);
    properties[key] = isBox ? { ...property, default: false } : picked(property, inner);
  }
  return { ...schema, properties, required: schema.required?.filter((key) => key in properties) ?? [] };
}

function withPart(schema: SchemaShape, [key = '', ...rest]: readonly string[], part: SchemaShape): SchemaShape {
  const inner = schema.properties?.[key] ?? { type: 'object' };
  return {
    ...schema,
    properties: { ...schema.properties, [key]: rest.length === 0 ? part : withPart(inner, rest, part) },
  };
}

const layoutSchema = (fields: readonly FormFieldPlan[], base: string): SchemaShape =>
  schemaOfFields(
    fields
      .filter((field) => field.base === base)
      .map((field) => ({ ...field, name: field.name.slice(base.length + 1) })),
  );

type Sent = Pick<FormFieldPlan, 'name' | 'kind' | 'options'>;

/** What definitions of a server ask of their values, as a schema; what is required is the form's own matter. */
export const schemaOfFields = (fields: readonly Sent[]): SchemaShape =>
  fields.reduce<SchemaShape>(
    (schema, { name, kind, options }) => withPart(schema, name.split('.'), valueSchema(kind, options)),
    { type: 'object' },
  );

function valueSchema(template: string, options: FieldOptions): SchemaShape {
  const { type } = kindFor(template);
  if (options.readOnly || type === 'any' || type === 'object') return {};
  if (type === 'array' || type === 'boolean') return { type };
  return { type, ...boundsIn(options) };
}
