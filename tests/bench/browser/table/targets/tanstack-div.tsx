/** The limit of the stack: TanStack Table and Virtual, bare divs, memoised rows. */

import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from 'peer:@tanstack/react-table';
import { useVirtualizer } from 'peer:@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { startTable } from '../page.ts';
import { type BenchRow, columns } from '../rows.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
  filterFns: { includesString: filterFn_includesString },
});
const definitions = columns.map((column) => ({
  accessorKey: column,
  sortFn: column === 'Amount' ? 'basic' : 'text',
}));
const widths = 105;
const rowHeight = 32;

interface TableHandle {
  setSorting(sorting: readonly { id: string; desc: boolean }[]): void;
  setGlobalFilter(text: string): void;
  getRowModel(): { rows: readonly { id: string; original: BenchRow }[] };
}
let handle: TableHandle;

const Row = memo(({ row, top }: { readonly row: BenchRow; readonly top: number }) => (
  <div
    data-row=""
    style={{ position: 'absolute', top: 0, height: rowHeight, display: 'flex', transform: `translateY(${top}px)` }}
  >
    {columns.map((column) => (
      <div key={column} style={{ width: widths, overflow: 'hidden', whiteSpace: 'nowrap', lineHeight: '32px' }}>
        {String(row[column])}
      </div>
    ))}
  </div>
));

function Table({ data }: { readonly data: readonly BenchRow[] }) {
  const table = useTable({ features, columns: definitions, data, globalFilterFn: 'includesString' }) as TableHandle;
  handle = table;
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return (
    <div ref={scroller} style={{ height: 720, overflow: 'auto', contain: 'strict' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }: { readonly index: number; readonly start: number }) => {
          const row = rows[index];
          return row && <Row key={row.id} row={row.original} top={start} />;
        })}
      </div>
    </div>
  );
}

startTable({
  row: '[data-row]',
  mount: (rows, root) => createRoot(root).render(<Table data={rows} />),
  sort: (column) => handle.setSorting(column === undefined ? [] : [{ id: column, desc: false }]),
  find: (text) => handle.setGlobalFilter(text),
});
