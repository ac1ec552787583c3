/** What a server says of columns and filters fits the list: fields of its rows, known kinds, an input that takes whatever is named. */
import type { ServedColumn, ServedFilter } from '../../../src/define/blocks/table-served.ts';
import type { TableShape } from '../../../src/define/shapes/block-shapes.ts';
import { operationOf } from '../../../src/define/shapes/element-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { rowSchema } from '../../../src/engines/binding/answer-rows.ts';
import { inputSchema, isOpenRecord, schemaAt } from '../../../src/engines/binding/schema.ts';
import { isKnownKind } from '../../../src/rules/kinds/registry.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf<TableShape>('table', screen).flatMap((table) =>
      [...columnFaults(table), ...filterFaults(table)].map(([word, text]) => ({ ...at(product, file, word), text })),
    ),
  );

type Fault = readonly [word: string, text: string];

function columnFaults({ source, columnsFrom }: TableShape): readonly Fault[] {
  if (!columnsFrom) return [];
  const { operation, example } = operationOf(columnsFrom.source);
  return (example.data as readonly ServedColumn[]).flatMap(({ Field, Kind }): Fault[] => [
    ...(schemaAt(rowSchema(source), Field)
      ? []
      : [
          [
            'columnsFrom',
            `${operation} names the column "${Field}", which no row of ${source.operation} has.`,
          ] as const,
        ]),
    ...kindFaults('columnsFrom', operation, Kind),
  ]);
}

function filterFaults({ source, filtersFrom }: TableShape): readonly Fault[] {
  if (!filtersFrom) return [];
  const { operation, example } = operationOf(filtersFrom.source);
  const { into, lookups = {} } = filtersFrom;
  const own: Fault[] = isOpenRecord(schemaAt(inputSchema(source), into))
    ? []
    : [['filtersFrom', `"${into}" of ${source.operation} takes no filters by their names. It must be a record.`]];
  return [
    ...own,
    ...(example.data as readonly ServedFilter[]).flatMap(({ Name, Kind, Finds }): Fault[] => [
      ...kindFaults('filtersFrom', operation, Kind),
      ...(Finds === undefined || Finds in lookups
        ? []
        : [
            ['filtersFrom', `"${Name}" of ${operation} is found as "${Finds}", for which there is no lookup.`] as const,
          ]),
    ]),
  ];
}

const kindFaults = (word: string, operation: string, kind: string): readonly Fault[] =>
  isKnownKind(kind) ? [] : [[word, `${operation} names the field kind "${kind}", which there is not.`]];
