/** Where a field's value stands in a record, and what people read of it (VIEW-7, VIEW-12). */
import type { ViewShape } from '../../define/block-shapes.ts';
import { valueAt } from '../path.ts';
import type { FieldPlan } from './core.ts';

export interface Reader {
  /** What editing starts from. */
  value(name: string): unknown;
  /** The text that the server shows for it, if it has one. */
  display(name: string): string | undefined;
}

/** With `values: { from: 'Views', key: 'General' }` the record holds maps of values; without, it is the values. */
export function readerOf(block: Pick<ViewShape, 'values'>, record: unknown): Reader {
  if (!block.values) return { value: (name) => valueAt(record, name), display: () => undefined };
  const views = valueAt(record, block.values.from);
  const view = (views as Record<string, unknown> | undefined)?.[block.values.key];
  const at = (map: 'Values' | 'DisplayValues', name: string) =>
    (valueAt(view, map) as Record<string, unknown> | undefined)?.[name];
  return {
    value: (name) => at('Values', name),
    display: (name) => {
      const text = at('DisplayValues', name);
      return typeof text === 'string' && text !== '' ? text : undefined;
    },
  };
}

/**
 * The server's text wins when reading, unless it only repeats the value: then the field kind shows it, as a link or
 * in the person's own formats.
 */
export function shownText(field: FieldPlan, reader: Reader): string | undefined {
  const text = reader.display(field.name);
  const value = reader.value(field.name);
  if (text === undefined || text === String(value)) return undefined;
  return field.options.choices?.some((choice) => choice.value === value && choice.label === text) ? undefined : text;
}
