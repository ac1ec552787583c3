/** The faces of all field kinds, found by their files; nothing is registered by hand. */
import { isKnownKind, kindFor, templates } from '../rules/kinds/registry.ts';
import type { Field } from './field.ts';

/** Kinds begin with a capital letter; what they share does not. */
const files = import.meta.glob<Field>('./[A-Z]*.tsx', { eager: true, import: 'default' });

export const fieldKinds: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.values(files).map((field) => [field.kind, field]),
);

const reported = new Set<string>();

/** The kind of a DisplayTemplate or one of its other names; an unknown one is shown as text and reported once. */
export function fieldFor(template: string): Field {
  if (!isKnownKind(template) && !reported.has(template)) {
    reported.add(template);
    console.warn(`There is no field kind "${template}". Known: ${templates.join(', ')}`);
  }
  const { kind } = kindFor(template);
  const found = fieldKinds[kind];
  if (found === undefined) throw new Error(`src/fields/${kind}.tsx is missing`);
  return found;
}
