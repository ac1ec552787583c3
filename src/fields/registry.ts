/** All field kinds, found by their files; nothing is registered by hand. */
import type { Field, FieldKinds } from '../define/fields/field.ts';

/** Kinds begin with a capital letter; what they share does not. */
const files = import.meta.glob<Field>('./[A-Z]*.tsx', { eager: true, import: 'default' });

export const fieldKinds: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.values(files).map((field) => [field.kind, field]),
);

const byTemplate = new Map<string, Field>(
  Object.values(fieldKinds).flatMap((field) => [field.kind, ...(field.aliases ?? [])].map((name) => [name, field])),
);
const reported = new Set<string>();

/** The kind of a DisplayTemplate or one of its other names; an unknown one is shown as text and reported once. */
export function fieldFor(template: string): Field {
  const found = byTemplate.get(template);
  if (found !== undefined) return found;
  if (!reported.has(template)) {
    reported.add(template);
    console.warn(`There is no field kind "${template}". Known: ${[...byTemplate.keys()].sort().join(', ')}`);
  }
  return text;
}

const text = fieldOf('Text') as Field;

/** A kind by its exact name, with its value type. */
export function fieldOf<K extends keyof FieldKinds & string>(kind: K): Field<FieldKinds[K]> {
  const found = fieldKinds[kind];
  if (found === undefined) throw new Error(`src/fields/${kind}.tsx is missing`);
  return found as Field<FieldKinds[K]>;
}
