/** Which fields of a view can be saved, and the input of the call that saves them. */
import type { EditRecordShape } from '../../define/shapes/block-shapes.ts';
import { withValueAt } from '../../rules/path.ts';
import { inputSchema, isOpenRecord, type SchemaShape, schemaAt, type Values } from '../binding/schema.ts';

/** The input that saves a field of the record, as the manifest says. */
export function savedIn(
  edit: EditRecordShape | undefined,
  field: string,
): { readonly schema: SchemaShape; readonly path: string } | undefined {
  const path = edit?.fields?.[field];
  if (!edit || path === undefined) return undefined;
  const schema = inputSchema(edit.source);
  return schemaAt(schema, path) ? { schema, path } : undefined;
}

/** A record of names and values is sent the changes alone; single inputs are sent all, for the call may need them. */
export function saveInput(edit: EditRecordShape, bound: Values, now: Values, changes: Values): Values {
  if (edit.changes !== undefined) return withValueAt(bound, edit.changes, changes);
  let input = bound;
  for (const [name, value] of Object.entries({ ...now, ...changes })) {
    const saved = savedIn(edit, name);
    if (saved && value !== undefined) input = withValueAt(input, saved.path, value ?? emptyOf(saved, value));
  }
  return input;
}

/** What an input of texts, lists or names with values calls empty; others take a value that was taken away as null. */
function emptyOf({ schema, path }: { readonly schema: SchemaShape; readonly path: string }, value: unknown): unknown {
  const found = schemaAt(schema, path);
  if (isOpenRecord(found)) return {};
  return found?.type === 'string' ? '' : found?.type === 'array' ? [] : value;
}
