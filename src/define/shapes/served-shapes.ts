/** Columns and filters that the server sends, as engines read where they come from. */
import type { CallShape, LookupShape } from './element-shapes.ts';

export interface ColumnsFromShape extends CallShape {
  readonly columnsFrom: 'operation';
}
export interface FiltersFromShape extends CallShape {
  readonly filtersFrom: 'operation';
  readonly into: string;
  readonly label?: string;
  readonly lookups?: Readonly<Record<string, LookupShape>>;
}
