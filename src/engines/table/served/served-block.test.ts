/** What the server says of columns and filters, as a table reads it. */
import { expect, it } from 'vitest';
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import { servedBlock } from './served-block.ts';

const lookup = { lookup: 'operation', text: 'text', value: 'AccountId', label: 'DisplayName' } as never;
const block = {
  block: 'table',
  source: {},
  input: {},
  columns: [],
  columnsFrom: { columnsFrom: 'operation' },
  filtersFrom: { filtersFrom: 'operation', into: 'parameters', lookups: { Account: lookup } },
} as unknown as TableShape;

it('makes columns and filters of them, each column sortable and each filter within its input', () => {
  const made = servedBlock(block, {
    columns: [
      { Field: 'Values.Name', Title: 'Name', Kind: 'Text', Width: 200 },
      { Field: 'Values.Sum', Title: 'Sum', Kind: 'Money', Currency: 'Values.Currency', Total: 'sum', IsHidden: true },
    ],
    filters: [
      { Name: 'period', Title: 'Period', Kind: 'Combobox', Choices: [{ Value: 'All', Label: 'All months' }] },
      { Name: 'below', Title: 'Below', Kind: 'Number', Finds: 'Account' },
    ],
  });
  expect(made.columns).toEqual([
    { field: 'Values.Name', title: 'Name', as: 'Text', width: 200 },
    { field: 'Values.Sum', title: 'Sum', as: 'Money', currency: 'Values.Currency', total: 'sum', hidden: true },
  ]);
  expect(made.sortable).toEqual(['Values.Name', 'Values.Sum']);
  expect(made.filters).toEqual([
    {
      field: 'parameters.period',
      title: 'Period',
      as: 'Combobox',
      always: true,
      choices: [{ value: 'All', label: 'All months' }],
    },
    { field: 'parameters.below', title: 'Below', as: 'Number', always: true, lookup },
  ]);
});

it('leaves out what nothing here finds', () => {
  const filters = [{ Name: 'ship', Title: 'Ship', Kind: 'Number', Finds: 'Ship' }];
  expect(servedBlock(block, { columns: [], filters }).filters).toEqual([]);
});
