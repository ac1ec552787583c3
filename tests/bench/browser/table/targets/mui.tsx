/** MUI X DataGrid, community: it cannot do without pages of 100 rows, so it scrolls those alone. */

import { DataGrid } from 'peer:@mui/x-data-grid';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startTable } from '../page.ts';
import { type BenchRow, type Column, columns } from '../rows.ts';

const definitions = columns.map((field) => ({ field, width: 105 }));
const codeOf = (row: BenchRow) => row.Code;
let sortBy: (column: Column | undefined) => void = () => {};
let findText: (text: string) => void = () => {};

function Table({ rows }: { readonly rows: BenchRow[] }) {
  const [column, setColumn] = useState<Column | undefined>();
  const [text, setText] = useState('');
  sortBy = setColumn;
  findText = setText;
  return (
    <div style={{ height: 720 }}>
      <DataGrid
        rows={rows}
        columns={definitions}
        getRowId={codeOf}
        sortModel={column ? [{ field: column, sort: 'asc' }] : []}
        filterModel={{ items: [], quickFilterValues: text ? [text] : [] }}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </div>
  );
}

startTable({
  row: '.MuiDataGrid-row',
  mount: (rows, root) => createRoot(root).render(<Table rows={rows} />),
  sort: (column) => flushSync(() => sortBy(column)),
  find: (text) => flushSync(() => findText(text)),
});
