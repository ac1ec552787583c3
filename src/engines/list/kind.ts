/** What a short list says of itself without being drawn. */
import type { ListShape } from '../../define/shapes/block-shapes.ts';
import { fieldOf, type LongColumn } from '../../define/shapes/element-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls, control, linkControls } from '../access/controls.ts';
import { titleOf } from '../field-plan/humanize.ts';

export const kind: BlockKind<ListShape> = {
  waiting: () => ({ like: 'section' }),
  parts: ({ title, open, action, facts = [] }) => [
    ...linkControls(title, open),
    ...actionControls('row', action && [action]),
    ...facts
      .map(fieldOf<LongColumn>)
      .flatMap((column) =>
        column.needs ? [control('column', column.title ?? titleOf(column.field), column.needs, column)] : [],
      ),
  ],
};
