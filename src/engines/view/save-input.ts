/** Which fields of a view can be saved, and the input of the call that saves them. */
import { askedOf, type FormShape } from '../../define/shapes/block-shapes.ts';
import { lastOf, withValueAt } from '../binding/path.ts';
import { inputSchema, isOpenRecord, type SchemaShape, schemaAt, type Values } from '../binding/schema.ts';

/** The input that takes a map of field names to values; undefined when each field has its own input. */
export function mapInput(form: FormShape): string | undefined {
  const schema = inputSchema(form.source);
  return askedOf(form)
    .map(({ field }) => field)
    .find((field) => isOpenRecord(schemaAt(schema, field)));
}

/** The input that saves a field of the record: the one of the same name, or whose last word is the same. */
export function savedIn(form: FormShape | undefined, field: string): { schema: SchemaShape; path: string } | undefined {
  if (!form) return undefined;
  const schema = inputSchema(form.source);
  const names = askedOf(form).map(({ field }) => field);
  const path = names.find((name) => name === field) ?? names.find((name) => lastOf(name) === lastOf(field));
  return path === undefined || !schemaAt(schema, path) ? undefined : { schema, path };
}

/** A map takes the changes alone; single inputs are sent all, for the call may need them. */
export function saveInput(form: FormShape, bound: Values, now: Values, changes: Values): Values {
  const map = mapInput(form);
  if (map !== undefined) return withValueAt(bound, map, changes);
  let input = bound;
  for (const [name, value] of Object.entries({ ...now, ...changes })) {
    const saved = savedIn(form, name);
    if (saved && value !== undefined) input = withValueAt(input, saved.path, value);
  }
  return input;
}
