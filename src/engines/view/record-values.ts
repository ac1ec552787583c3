/** Where a field's value stands in a record, and what people read of it (VIEW-7, VIEW-12). */
import type { ViewShape } from '../../define/shapes/block-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import type { FieldPlan } from '../field-plan/pages.ts';

export interface Reader {
  /** What editing starts from. */
  value(name: string): unknown;
  /** The text that the server shows for it, if it has one. */
  display(name: string): string | undefined;
  /** Why it cannot be changed in this record, in the person's language, if that is so. */
  locked(name: string): string | undefined;
}

/** With `values: { from: 'Views', key: 'General' }` the record holds maps of values; without, it is the values. */
export function readerOf(block: Pick<ViewShape, 'values'>, record: unknown): Reader {
  if (!block.values)
    return { value: (name) => valueAt(record, name), display: () => undefined, locked: () => undefined };
  const views = valueAt(record, block.values.from);
  const view = (views as Record<string, unknown> | undefined)?.[block.values.key];
  const at = (map: 'Values' | 'DisplayValues' | 'Locked', name: string) =>
    (valueAt(view, map) as Record<string, unknown> | undefined)?.[name];
  const textAt = (map: 'DisplayValues' | 'Locked', name: string) => {
    const text = at(map, name);
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  return {
    value: (name) => at('Values', name),
    display: (name) => textAt('DisplayValues', name),
    locked: (name) => textAt('Locked', name),
  };
}

/**
 * The server's text wins when reading, unless it only repeats the value: then the field kind shows it, as a link or
 * in the person's own formats.
 */
export function shownText(field: FieldPlan, reader: Pick<Reader, 'value' | 'display'>): string | undefined {
  const text = reader.display(field.name);
  const value = reader.value(field.name);
  if (text === undefined || text === String(value)) return undefined;
  return field.options.choices?.some((choice) => choice.value === value && choice.label === text) ? undefined : text;
}
