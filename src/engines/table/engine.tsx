/** A table: as its manifest writes it, or with columns and filters that the server sends. */
import { ServedTable } from './served/served-table.tsx';
import { type TableEngineProps, TableView } from './table-view.tsx';

export type { TableEngineProps };

export default function TableEngine(props: TableEngineProps) {
  const { columnsFrom, filtersFrom } = props.block;
  return columnsFrom || filtersFrom ? <ServedTable {...props} /> : <TableView {...props} />;
}
