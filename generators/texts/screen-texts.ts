/** The texts of a screen: those that its manifest writes, and those that engines derive from names and schemas. */
import { shell } from '../../manifests/shell.ts';
import type { Needs } from '../../src/define/contract/capability.ts';
import type { Screen } from '../../src/define/screen.ts';
import type { TableCardsShape } from '../../src/define/shapes/card-shapes.ts';
import { type ColumnShape, fieldOf, type SourceShape } from '../../src/define/shapes/element-shapes.ts';
import type { TimelineShape } from '../../src/define/shapes/timeline-shape.ts';
import { type ManifestObject, objectsIn } from '../../src/define/walk.ts';
import { rowSchema } from '../../src/engines/binding/answer-rows.ts';
import {
  dataSchema,
  inputSchema,
  isOpenRecord,
  type SchemaShape,
  schemaAt,
  shapesAt,
} from '../../src/engines/binding/schema.ts';
import { choicesOf } from '../../src/engines/field-plan/choices.ts';
import { humanize, titleOf } from '../../src/engines/field-plan/humanize.ts';
import { columnOf } from '../../src/engines/table/columns/column-plan.ts';
import { rangeTitle } from '../../src/engines/table/model/chips.ts';
import { filtersOf } from '../../src/engines/table/model/filters.ts';

/** What a manifest writes for people to read, each as one text. */
export const textKeys = [
  'title',
  'label',
  'help',
  'empty',
  'message',
  'submit',
  'confirm',
  'reject',
  'text',
  'reason',
  'whenNot',
];

/** What menus, tabs and the command palette call a screen, wherever somebody is. */
export function* frameTexts({ title, menu, tab }: Screen): Generator<string> {
  yield title;
  if (menu && !shell.menus.bar.includes(menu.group)) yield menu.group;
  if (menu?.title !== undefined) yield menu.title;
  if (tab) yield tab.title;
}

export function* screenTexts(screen: Screen): Generator<string> {
  yield* frameTexts(screen);
  const all = [...objectsIn(screen)];
  // The parts of a card, and what is edited, are names of fields.
  const names = new Set(
    all.flatMap((part) => [
      part['cards'],
      ...(part['edit'] ? [part['key'], part['failed'], part['fields']] : []),
      part['preview'] === 'rows' ? part['values'] : undefined,
    ]),
  );
  for (const part of all) {
    if (names.has(part)) continue;
    for (const key of [...textKeys, 'checks']) yield* textsIn(key, part);
    yield* derivedTexts(part);
    if (part['needs'] !== undefined) yield* rightTexts(part['needs'] as Needs);
  }
}

/** A head's title names a field of the record, as that of its way up, the label of choices from a call and that of pages to choose from do; a search's text names an input. */
function* textsIn(key: string, part: ManifestObject): Generator<string> {
  const value = part[key];
  const isName =
    part['head'] === 'record' ||
    (part['list'] !== undefined && ((key === 'title' && part['open']) || (key === 'label' && part['keep']))) ||
    ['lookup', 'options'].some((kind) => part[kind] === 'operation') ||
    (key === 'text' && part['search'] === 'operation');
  if (isName) return;
  if (typeof value === 'string') yield value;
  else if (key === 'checks' && Array.isArray(value)) yield* value as string[];
}

function* derivedTexts(part: ManifestObject): Generator<string> {
  const source = part['source'] as SourceShape | undefined;
  const { columns, filters, fields, ask, facts, show } = part as Readonly<Record<string, readonly ColumnShape[]>>;
  for (const entry of show ?? []) {
    // 'schedule.date' is called as the field of its step is.
    const { field, title } = fieldOf(entry);
    yield title ?? titleOf(field.slice(field.indexOf('.') + 1));
  }
  if (!source) return;
  yield* titles(columns, rowSchema(source));
  yield* cardTexts(part['cards'] as TableCardsShape | undefined, rowSchema(source));
  const arranged = part['sections'] as readonly { readonly fields: readonly ColumnShape[] }[] | undefined;
  const listed = [Array.isArray(fields) ? fields : [], ...(arranged ?? []).map((section) => section.fields)].flat();
  // A view shows fields of its answer, a comparison those of its rows, a form asks for fields of its input.
  const isView = part['block'] === 'view';
  if (isView) yield* titles(listed, dataSchema(source));
  const isCompared = part['block'] === 'compare';
  if (isCompared) yield* titles(listed, rowSchema(source));
  if (part['block'] === 'matrix')
    yield* titles(part['behind'] as readonly ColumnShape[] | undefined, rowSchema(source));
  for (const entry of [...(isView || isCompared ? [] : listed), ...(ask ?? [])]) {
    yield* titles([entry], inputSchema(source));
    yield* innerTexts(shapesAt(inputSchema(source), fieldOf(entry).field));
  }
  const status = part['head'] === 'record' ? part['status'] : (part as { head?: { status?: string } }).head?.status;
  if (typeof status === 'string') yield* (columnOf(status, dataSchema(source)).choices ?? []).map(({ label }) => label);
  yield* titles(facts, (['list', 'timeline'].includes(String(part['block'])) ? rowSchema : dataSchema)(source));
  if (part['block'] === 'list') yield* valuesOf(part as never, [part['name'] as ColumnShape]);
  if (part['block'] === 'timeline') yield* timelineTexts(part as never);
  for (const filter of filtersOf(source, filters)) {
    const { title, choices = [], segments = [] } = filter;
    yield* [title, rangeTitle(filter) ?? title, ...choices.map(({ label }) => label)];
    yield* segments.flatMap((segment) => (typeof segment === 'object' ? segment.title : []));
  }
}

/** Of a card its labels alone are read: the values of its enumerations, and a yes by its title. */
function* cardTexts(cards: TableCardsShape | undefined, schema: SchemaShape): Generator<string> {
  const { category, badge, price, facts = [] } = cards ?? {};
  const per = typeof price === 'object' ? price.per : undefined;
  const entries = [category, badge, per, ...facts.filter((fact) => typeof fact === 'string' || 'field' in fact)];
  for (const entry of entries) {
    if (entry === undefined) continue;
    const { title, choices = [] } = columnOf(entry, schema);
    if (entry === badge) yield title;
    yield* choices.map(({ label }) => label);
  }
}

/** Of what happened the values of enumerations are read, without their titles. */
function* timelineTexts({ source, name, note, more }: TimelineShape): Generator<string> {
  if (more !== undefined) yield more;
  yield* valuesOf({ source }, note === undefined ? [name] : [name, note]);
}

const valuesOf = ({ source }: Pick<TimelineShape, 'source'>, entries: readonly ColumnShape[]): readonly string[] =>
  entries.flatMap((entry) => (columnOf(entry, rowSchema(source)).choices ?? []).map(({ label }) => label));

function* titles(entries: readonly ColumnShape[] = [], schema: SchemaShape): Generator<string> {
  for (const entry of entries) {
    const { field, title, group, choices = [] } = columnOf(entry, schema);
    // The record that takes what a server layout asked for is never shown itself.
    if (isOpenRecord(schemaAt(schema, field))) continue;
    yield* [title, ...(group === undefined ? [] : [group]), ...choices.map(({ label }) => label)];
  }
}

/** Of the parts that a form draws itself: objects, the items of lists, and the shapes that a value may have. */
function* innerTexts(schema: SchemaShape | undefined): Generator<string> {
  for (const shape of schema?.anyOf ?? []) {
    if (shape.title) yield shape.title;
    yield* innerTexts(shape);
  }
  if (schema?.items) yield* innerTexts(schema.items);
  for (const [name, property] of Object.entries(schema?.properties ?? {})) {
    // A constant is sent and not asked for.
    if (property.const !== undefined) continue;
    yield property.title ?? titleOf(name);
    yield* (choicesOf(property) ?? []).map(({ label }) => label);
    yield* innerTexts(property);
  }
}

/** The names of rights, as the state that says which one is missing writes them. */
export function* rightTexts(needs: Needs): Generator<string> {
  if (typeof needs === 'string') return;
  if ('can' in needs) yield* [humanize(needs.can), ...needs.flags];
  else for (const need of 'any' in needs ? needs.any : needs.all) yield* rightTexts(need);
}
