/** The field kind of a value that the manifest gives none: what its schema says, and its name where that says more. */

import type { SchemaHint } from '../../rules/fields/kind.ts';
import { kindFor, kinds } from '../../rules/kinds/registry.ts';
import { lastOf } from '../../rules/path.ts';
import { isOpenRecord, type SchemaShape } from '../binding/schema.ts';

/** How much a hint says: an enumeration says more than a format, a format more than a type, and a name least. */
const weights: Readonly<Record<keyof SchemaHint, number>> = {
  enum: 16,
  open: 16,
  items: 8,
  format: 4,
  pattern: 4,
  type: 2,
  name: 1,
};
const weightOf = (hint: SchemaHint): number =>
  (Object.keys(hint) as (keyof SchemaHint)[]).reduce((sum, key) => sum + weights[key], 0);

const hints = Object.values(kinds)
  .flatMap(({ kind, means = [] }) => means.map((hint) => ({ kind, hint, weight: weightOf(hint) })))
  .sort((a, b) => b.weight - a.weight);

/** What nothing says of what kind it is. */
export const plainKind: string = kindFor('').kind;

export function inferKind(path: string, schema: SchemaShape | undefined): string {
  const name = lastOf(path);
  return hints.find(({ hint }) => fits(hint, name, schema))?.kind ?? plainKind;
}

/** The kind by which one value, or several, are chosen of a list. */
export const kindOfChoices = (many: boolean): string =>
  inferKind('', many ? { type: 'array', items: { enum: [] } } : { enum: [] });

const fits = (hint: SchemaHint, name: string, schema: SchemaShape = {}): boolean =>
  (hint.enum === undefined || schema.enum !== undefined) &&
  (hint.open === undefined || isOpenRecord(schema)) &&
  (hint.items === undefined ||
    (hint.items === 'enum' ? schema.items?.enum !== undefined : schema.items?.type === 'object')) &&
  (hint.format === undefined || schema.format === hint.format) &&
  (hint.pattern === undefined || schema.pattern === hint.pattern) &&
  (hint.type === undefined || schema.type === hint.type) &&
  (hint.name === undefined || hint.name.test(name));
