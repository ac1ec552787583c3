/** A table whose columns and filters have come from the server: the same as if its manifest had written them. */

import type { ServedColumn, ServedFilter } from '../../../define/blocks/table-served.ts';
import type { Choice, FieldKinds } from '../../../define/fields/field.ts';
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import type { LongColumn, LongFilter } from '../../../define/shapes/element-shapes.ts';
import type { FiltersFromShape } from '../../../define/shapes/served-shapes.ts';

type Told = readonly { readonly Value: string; readonly Label: string }[] | undefined;

const choicesOf = (told: Told): { readonly choices?: readonly Choice[] } =>
  told ? { choices: told.map(({ Value, Label }) => ({ value: Value, label: Label })) } : {};

const columnOf = ({ Field, Title, Kind, Width, Choices, Currency, Total, IsHidden }: ServedColumn): LongColumn => ({
  field: Field,
  title: Title,
  as: Kind as keyof FieldKinds,
  ...choicesOf(Choices),
  ...(Width === undefined ? {} : { width: Width }),
  ...(Currency === undefined ? {} : { currency: Currency }),
  ...(Total === 'sum' ? { total: 'sum' as const } : {}),
  ...(IsHidden ? { hidden: true } : {}),
});

/** One whose value nothing finds here cannot be set. */
const filterOf = ({ into, lookups = {} }: FiltersFromShape, served: ServedFilter): readonly LongFilter[] => {
  const lookup = served.Finds === undefined ? undefined : lookups[served.Finds];
  if (served.Finds !== undefined && lookup === undefined) return [];
  return [
    {
      field: `${into}.${served.Name}`,
      title: served.Title,
      as: served.Kind as keyof FieldKinds,
      always: true,
      ...choicesOf(served.Choices),
      ...(lookup === undefined ? {} : { lookup }),
    },
  ];
};

export interface Served {
  readonly columns: readonly ServedColumn[] | undefined;
  readonly filters: readonly ServedFilter[] | undefined;
}

export function servedBlock(block: TableShape, { columns, filters }: Served): TableShape {
  const { columnsFrom, filtersFrom, ...own } = block;
  const listed = columns?.map(columnOf);
  return {
    ...own,
    ...(listed ? { columns: listed, sortable: listed.map(({ field }) => field) } : {}),
    ...(filtersFrom?.label === undefined ? {} : { ask: filtersFrom.label }),
    ...(filtersFrom && filters ? { filters: filters.flatMap((served) => filterOf(filtersFrom, served)) } : {}),
  };
}
