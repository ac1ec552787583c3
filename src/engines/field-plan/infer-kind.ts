/** The field kind of a value that the manifest gives none: what its schema says, and its name where that says more. */

import { lastOf } from '../binding/path.ts';
import { isOpenRecord, type SchemaShape } from '../binding/schema.ts';

const formats: Readonly<Record<string, string>> = {
  'date-time': 'DateTimeUtc',
  date: 'Date',
  email: 'Email',
  password: 'Password',
  uri: 'Url',
};

export function inferKind(path: string, schema: SchemaShape | undefined): string {
  const name = lastOf(path);
  if (schema?.enum) return /(State|Status)$/.test(name) ? 'Status' : 'Combobox';
  if (schema?.type === 'boolean') return 'Checkbox';
  if (schema?.type === 'integer' || schema?.type === 'number') return 'Number';
  if (schema?.type === 'array') return kindOfList(schema);
  if (isOpenRecord(schema)) return 'ReadOnly';
  return formats[schema?.format ?? ''] ?? (name.endsWith('Utc') ? 'DateTimeUtc' : 'Text');
}

function kindOfList({ items }: SchemaShape): string {
  if (items?.enum) return 'MultiCombobox';
  return items?.type === 'object' ? 'List' : 'Tags';
}
