/** The form of the benchmark as one JSON Schema. */
import type { SchemaShape } from '../../../../src/engines/binding/schema.ts';
import type { BenchForm, FormSize, Leaf } from './fields.ts';

type Properties = Record<string, SchemaShape>;
interface ObjectSchema extends SchemaShape {
  readonly type: 'object';
  readonly properties: Properties;
  readonly allOf?: readonly object[];
}

const propertiesOf = (leaves: readonly Leaf[]): Properties =>
  Object.fromEntries(leaves.map(({ path, title, schema }) => [path.at(-1) ?? '', { ...schema, title }]));

function objectOf(leaves: readonly Leaf[]): ObjectSchema {
  const required = leaves.filter((leaf) => leaf.required).map(({ path }) => path.at(-1) ?? '');
  return { type: 'object', properties: propertiesOf(leaves), ...(required.length > 0 && { required }) };
}

function sectionSchema(title: string, leaves: readonly Leaf[]): ObjectSchema {
  const own = objectOf(leaves.filter(({ path, when }) => path.length === 1 && !when));
  const place = objectOf(leaves.filter(({ path }) => path.length > 1));
  const allOf = leaves.flatMap((leaf) =>
    leaf.when
      ? [
          {
            if: { properties: { [leaf.when.leaf]: { const: leaf.when.is } }, required: [leaf.when.leaf] },
            then: { properties: propertiesOf([leaf]) },
          },
        ]
      : [],
  );
  return {
    ...own,
    title,
    properties: { ...own.properties, place },
    ...(allOf.length > 0 && { allOf }),
  };
}

/** Conditions as if and then. */
export const schemaOf = ({ sections, leaves }: BenchForm): ObjectSchema => ({
  type: 'object',
  properties: Object.fromEntries(sections.map((key) => [key, sectionSchema(key, leaves)])),
});

/** Without conditions, for those who keep them elsewhere. */
export const plainSchemaOf = ({ leaves, ...form }: BenchForm): ObjectSchema =>
  schemaOf({ ...form, leaves: leaves.map(({ when: _, ...leaf }) => leaf) });

/** The call that takes a form of this size. */
export const callOf = ({ fields }: FormSize): string => `Bench/Save${fields}`;
