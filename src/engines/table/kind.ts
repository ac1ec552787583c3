/** What a table says of itself without being drawn. */
import type { TableShape } from '../../define/shapes/block-shapes.ts';
import { fieldOf, type LongColumn, type LongFilter } from '../../define/shapes/element-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls, callControls, control, innerBlocks, linkControls } from '../access/controls.ts';
import { titleOf } from '../field-plan/humanize.ts';

/** A window holds no more. */
const mostRows = 12;

/** What stands beside the list about changes of its cells. */
export const outlookOf = (edit: TableShape['edit']) => (edit?.edit === 'list' ? edit.preview?.aside : undefined);

export const kind: BlockKind<TableShape> = {
  waiting: ({ input }) => {
    const limit = input['limit'];
    const most = limit && 'constant' in limit ? limit.constant : undefined;
    return { like: 'rows', ...(typeof most === 'number' && { count: Math.min(most, mostRows) }) };
  },
  fills: ({ aside, edit }) => aside !== undefined || outlookOf(edit) !== undefined,
  parts: ({
    title,
    open,
    toolbar,
    actions,
    bulk,
    search,
    edit,
    rank,
    filters = [],
    columns,
    cards,
    detail,
    above,
    aside,
    columnsFrom,
    filtersFrom,
  }) => [
    ...linkControls(title, open),
    ...actionControls('action', toolbar),
    ...actionControls('row', cards?.action ? [cards.action] : []),
    ...actionControls('row', actions),
    ...(cards?.facts ?? []).flatMap((fact) =>
      typeof fact === 'object' && 'values' in fact ? linkControls(fact.text, fact.open) : [],
    ),
    ...actionControls('selection', bulk),
    ...callControls('field', 'Find', search),
    ...callControls('edit', title, edit),
    ...callControls('edit', title, edit?.edit === 'list' ? edit.preview : undefined),
    ...actionControls('edit', edit?.edit === 'list' && edit.preview?.behind ? [edit.preview.behind] : []),
    ...callControls('edit', title, rank),
    ...filters
      .map(fieldOf<LongFilter>)
      .flatMap((filter) => callControls('field', filter.title ?? titleOf(filter.field), filter.lookup, filter.options)),
    ...columns
      .map(fieldOf<LongColumn>)
      .flatMap((column) =>
        column.needs ? [control('column', column.title ?? titleOf(column.field), column.needs, column)] : [],
      ),
    ...callControls('field', 'Columns', columnsFrom),
    ...callControls('field', 'Filters', filtersFrom, ...Object.values(filtersFrom?.lookups ?? {})),
    ...innerBlocks(above, detail, aside, outlookOf(edit)),
  ],
};
