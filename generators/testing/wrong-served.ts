/** Products whose columns and filters a call answers, and does not fit what they are for. */
import { Type } from 'typebox';
import { constant } from '../../src/define/binding/binding.ts';
import { table } from '../../src/define/blocks/table.ts';
import { columnsFrom, filtersFrom } from '../../src/define/blocks/table-served.ts';
import { screen } from '../../src/define/screen.ts';
import { CountTally, GetTallyColumns, GetTallyFilters } from '../../tests/fixtures/table/served/operations.ts';
import { type Cases, product } from './product.ts';

const tally = { tally: constant('boats') } as const;

/** The call with another first thing in its example. */
const answering = <Call extends { readonly example: { readonly data: readonly object[] } }>(
  call: Call,
  first: object,
) => ({ ...call, example: { ...call.example, data: [{ ...call.example.data[0], ...first }] } }) as Call;

/** A list whose columns and filters these calls answer. */
const served = (
  columns: typeof GetTallyColumns,
  filters: typeof GetTallyFilters,
  rows: typeof CountTally = CountTally,
) =>
  product({
    screen: screen('/a', {
      title: 'A',
      body: table(rows, tally, {
        columns: columnsFrom(columns, tally),
        filters: filtersFrom(filters, tally, { into: 'parameters' }),
      }),
    }),
  });

const seasons = answering(GetTallyFilters, {});
const closed = { ...CountTally, input: Type.Object({ tally: Type.String(), parameters: Type.String() }) } as never;

export const wrongServed: Cases = {
  served: [
    [
      served(answering(GetTallyColumns, { Field: 'Value.Harbour' }), seasons),
      'Test/GetTallyColumns names the column "Value.Harbour", which no row of Test/CountTally has.',
    ],
    [
      served(answering(GetTallyColumns, { Kind: 'Txet' }), seasons),
      'Test/GetTallyColumns names the field kind "Txet", which there is not.',
    ],
    [
      served(GetTallyColumns, answering(GetTallyFilters, { Kind: 'Comobox' })),
      'Test/GetTallyFilters names the field kind "Comobox", which there is not.',
    ],
    [
      served(GetTallyColumns, answering(GetTallyFilters, { Finds: 'Harbour' })),
      '"season" of Test/GetTallyFilters is found as "Harbour", for which there is no lookup.',
    ],
    [
      served(GetTallyColumns, seasons, closed),
      '"parameters" of Test/CountTally takes no filters by their names. It must be a record.',
    ],
  ],
};
