/** The texts of a screen: those that its manifest writes, and those that engines derive from names and schemas. */
import type { Needs } from '../../src/define/capability.ts';
import type { Screen } from '../../src/define/screen.ts';
import type { ColumnShape, SourceShape } from '../../src/define/shapes.ts';
import { rowSchema } from '../../src/engines/rows.ts';
import { dataSchema, inputSchema, isOpenRecord, type SchemaShape, schemaAt } from '../../src/engines/schema.ts';
import { columnOf } from '../../src/engines/table/columns.ts';
import { filtersOf } from '../../src/engines/table/filters.ts';
import { titleOf, words } from '../../src/engines/words.ts';
import { type Part, parts } from '../parts.ts';

const written = ['title', 'label', 'empty', 'message', 'submit', 'confirm', 'text', 'checks'];

export function* screenTexts(screen: Screen): Generator<string> {
  if (screen.menu && screen.menu.group !== 'Main') yield screen.menu.group;
  for (const part of parts(screen)) {
    for (const key of written) yield* textsIn(key, part);
    yield* derivedTexts(part);
    if (part['needs'] !== undefined) yield* rightTexts(part['needs'] as Needs);
  }
}

/** A head's or a trail's title names a field of the record, a search's text an input; neither is a text. */
function* textsIn(key: string, part: Part): Generator<string> {
  const value = part[key];
  if (part['head'] || part['list'] || part['search']) return;
  if (typeof value === 'string') yield value;
  else if (key === 'checks' && Array.isArray(value)) yield* value as string[];
}

function* derivedTexts(part: Part): Generator<string> {
  const source = part['source'] as SourceShape | undefined;
  const { columns, filters, fields, ask, facts, layout, show } = part as Readonly<
    Record<string, readonly ColumnShape[]>
  >;
  for (const name of show ?? []) yield titleOf(String(name));
  if (!source) return;
  yield* titles(columns, rowSchema(source));
  yield* titles(fields, inputSchema(source));
  yield* titles(ask, inputSchema(source));
  yield* titles(facts, dataSchema(source));
  for (const { title, choices = [] } of filtersOf(source, filters))
    yield* [title, ...choices.map(({ label }) => label)];
  if (!Array.isArray(layout)) return;
  const sections = layout as unknown as readonly { readonly fields: readonly ColumnShape[] }[];
  for (const section of sections) yield* titles(section.fields, dataSchema(source));
}

function* titles(entries: readonly ColumnShape[] = [], schema: SchemaShape): Generator<string> {
  for (const entry of entries) {
    const { field, title, choices = [] } = columnOf(entry, schema);
    // The record that takes what a server layout asked for is never shown itself.
    if (isOpenRecord(schemaAt(schema, field))) continue;
    yield* [title, ...choices.map(({ label }) => label)];
  }
}

/** The names of rights, as the state that says which one is missing writes them. */
export function* rightTexts(needs: Needs): Generator<string> {
  if (typeof needs === 'string') return;
  if ('can' in needs) yield* [words(needs.can), ...needs.flags];
  else for (const need of 'any' in needs ? needs.any : needs.all) yield* rightTexts(need);
}
