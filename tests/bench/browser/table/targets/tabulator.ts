/** Tabulator with its virtual rows; its quick filter is a function over all columns, as its manual says. */
import { TabulatorFull } from 'peer:tabulator-tables';
import 'peer:tabulator-tables/dist/css/tabulator.min.css';
import { startTable } from '../page.ts';
import { type BenchRow, columns, matches } from '../rows.ts';

interface TableHandle {
  setSort(sorters: readonly { column: string; dir: 'asc' }[]): void;
  clearSort(): void;
  setFilter(filter: (row: BenchRow) => boolean): void;
  clearFilter(all: boolean): void;
}
let handle: TableHandle;

startTable({
  row: '.tabulator-row',
  mount: (data, root) => {
    const place = document.createElement('div');
    root.append(place);
    handle = new TabulatorFull(place, {
      data,
      height: 720,
      layout: 'fitColumns',
      columns: columns.map((field) => ({
        title: field,
        field,
        sorter: typeof data[0]?.[field] === 'number' ? 'number' : 'string',
      })),
    });
  },
  sort: (column) => (column === undefined ? handle.clearSort() : handle.setSort([{ column, dir: 'asc' }])),
  find: (text) => (text === '' ? handle.clearFilter(true) : handle.setFilter((row) => matches(row, text))),
});
