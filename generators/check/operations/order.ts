/**
 * Inputs that come one after the other hold moments of one form: two days, two instants or two times of day of the same object or
 * list. The earlier one is called as screens call it.
 */
import { pairsOf } from '../../../src/define/contract/order.ts';
import { shownSectionsOf, type ViewShape } from '../../../src/define/shapes/block-shapes.ts';
import type { ColumnShape, SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { rowSchema } from '../../../src/engines/binding/answer-rows.ts';
import { dataSchema, inputSchema, readable, type SchemaShape, schemaAt } from '../../../src/engines/binding/schema.ts';
import { columnOf } from '../../../src/engines/table/columns/column-plan.ts';
import { timeOfDayPattern } from '../../../src/rules/format/time-of-day.ts';
import { listedPath } from '../../../src/rules/path.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, { operation, order, input }]) =>
    pairsOf(order).flatMap(({ later, earlier, title }) => {
      const [one, before] = [later, earlier].map((path) => formOf(readable(input), path));
      const said = (text: string) => [{ ...at(product, file, quoted(later)), text }];
      if (listedPath(later).list !== listedPath(earlier).list)
        return said(
          `"${later}" and "${earlier}" of ${operation} do not stand in the same list, so neither comes first.`,
        );
      if (one === undefined)
        return said(`"${later}" of ${operation} is no day, instant or time of day, so it comes after nothing.`);
      if (one !== before)
        return said(
          `"${later}" of ${operation} is a ${one}, and "${earlier}" is not: only two of a kind have an order.`,
        );
      const other = Object.values(product.screens)
        .flatMap((screen) => [...objectsIn(screen)].flatMap((part) => titlesIn(part, operation, earlier)))
        .find((shown) => shown !== title);
      if (other !== undefined)
        return said(
          `"${earlier}" of ${operation} is called "${title}" when the server refuses what lies before it, and "${other}" where it is asked for. Call it the same.`,
        );
      return [];
    }),
  );

/** What kind of moment the schema asks for. */
function formOf(input: SchemaShape, path: string): string | undefined {
  const { list, name } = listedPath(path);
  const schema = schemaAt(list === undefined ? input : (schemaAt(input, list)?.items ?? {}), name);
  if (schema?.format === 'date' || schema?.pattern === '^\\d{4}-\\d{2}-\\d{2}$') return 'day';
  if (schema?.format === 'date-time') return 'instant';
  return schema?.pattern === timeOfDayPattern ? 'time of day' : undefined;
}

/** What a form, a record or the rows of a table that are saved by the call name the input; lists of a form name theirs by the schema. */
function titlesIn(part: ManifestObject, operation: string, input: string): readonly string[] {
  const isOfCall = (source: unknown) => (source as SourceShape | undefined)?.operation === operation;
  const source = part['source'] as SourceShape | undefined;
  const called = (entries: readonly ColumnShape[], schema: SchemaShape, field: string | undefined) =>
    entries.map((entry) => columnOf(entry, schema)).filter((column) => column.field === field);
  const titles = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);
  if (part['block'] === 'form' && source && isOfCall(source))
    return titles(called(fieldsIn(part), inputSchema(source), input));
  const edit = (part['save'] ?? part['edit']) as Edit | undefined;
  if (!source || !isOfCall(edit?.source)) return [];
  const { list, name } = listedPath(input);
  const taken = { ...edit?.fields, ...edit?.key };
  const field = list === edit?.list ? Object.keys(taken).find((each) => taken[each] === name) : undefined;
  const isTable = part['block'] === 'table';
  const entries = isTable ? (part['columns'] as readonly ColumnShape[]) : fieldsIn(part);
  return titles(called(entries, isTable ? rowSchema(source) : dataSchema(source), field));
}

interface Edit {
  readonly source: unknown;
  readonly fields?: Readonly<Record<string, string>>;
  readonly key?: Readonly<Record<string, string>>;
  readonly list?: string;
}

const fieldsIn = (part: ManifestObject): readonly ColumnShape[] =>
  shownSectionsOf(part as unknown as ViewShape).flatMap(({ fields }) => fields);
