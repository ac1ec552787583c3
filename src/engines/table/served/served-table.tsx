/** Asks for the columns and filters of a table, and then shows it. */
import { useMemo } from 'react';
import type { ServedColumn, ServedFilter } from '../../../define/blocks/table-served.ts';
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import type { CallShape } from '../../../define/shapes/element-shapes.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import { useBindingValues } from '../../binding/use-binding-values.ts';
import { useSource } from '../../binding/use-source.ts';
import { FailedState, NotFoundState } from '../../frame/states.tsx';
import { WaitingRows } from '../../frame/waiting.tsx';
import { type TableEngineProps, TableView } from '../table-view.tsx';
import { servedBlock } from './served-block.ts';

export function ServedTable(props: TableEngineProps) {
  const { block, row, steps } = props;
  const scope = useBindingValues({ row, steps });
  const columns = useServed<ServedColumn>(block, block.columnsFrom, scope);
  const filters = useServed<ServedFilter>(block, block.filtersFrom, scope);
  const isThere = columns.isThere && filters.isThere;
  const whole = useMemo(
    () => (isThere ? servedBlock(block, { columns: columns.rows, filters: filters.rows }) : undefined),
    [isThere, block, columns.rows, filters.rows],
  );
  if (columns.isMismatch || filters.isMismatch) return <NotFoundState />;
  const failed = [columns, filters].find(({ read: { error, data } }) => error && data === undefined);
  if (failed?.read.error) return <FailedState error={failed.read.error} again={failed.read.refetch} />;
  if (!whole) return <WaitingRows />;
  return <TableView {...props} block={whole} viewsOf={columns.of} />;
}

function useServed<Row>(block: TableShape, call: CallShape | undefined, scope: BindingValues) {
  // Nothing is asked where the manifest has written them.
  const resolved = resolveInput(call?.source ?? block.source, call?.input ?? {}, scope);
  const input = call && resolved.state === 'ready' ? resolved.input : undefined;
  const read = useSource(call?.source ?? block.source, input);
  return {
    read,
    rows: call ? (read.data as readonly Row[] | undefined) : undefined,
    isThere: call === undefined || read.data !== undefined,
    isMismatch: call !== undefined && resolved.state === 'mismatch',
    /** What they are the columns of: saved views belong to it. */
    of: Object.values(input ?? {}).join(' '),
  };
}
