/** What must not be kept on a device: secrets, and everything that its schema calls a password. */
import { kindFor } from '../../rules/kinds/registry.ts';
import { withValueAt } from '../../rules/path.ts';
import type { SchemaShape, Values } from '../binding/schema.ts';
import type { FieldPlan } from '../field-plan/pages.ts';

export function withoutSecrets(
  values: Values,
  schema: SchemaShape,
  fields: readonly Pick<FieldPlan, 'name' | 'kind'>[],
): Values {
  const open = withoutPasswords(values, schema) as Values;
  const hidden = fields.filter(({ kind }) => kindFor(kind).secret);
  return hidden.reduce((left, { name }) => withValueAt(left, name, undefined), open);
}

function withoutPasswords(value: unknown, schema: SchemaShape | undefined): unknown {
  if (schema?.format === 'password') return undefined;
  if (Array.isArray(value)) return value.map((each) => withoutPasswords(each, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, each]) => [key, withoutPasswords(each, schema?.properties?.[key])]);
  return Object.fromEntries(parts);
}
