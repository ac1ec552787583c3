/** What a timeline says of itself without being drawn. */

import { fieldOf, type LongColumn } from '../../define/shapes/element-shapes.ts';
import type { TimelineShape } from '../../define/shapes/timeline-shape.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { control, innerBlocks, linkControls } from '../access/controls.ts';
import { titleOf } from '../field-plan/humanize.ts';

export const kind: BlockKind<TimelineShape> = {
  waiting: () => ({ like: 'section' }),
  parts: ({ title, open, all, detail, facts = [] }) => [
    ...linkControls(title, open),
    ...linkControls(title, all),
    ...innerBlocks(detail),
    ...facts
      .map(fieldOf<LongColumn>)
      .flatMap((column) =>
        column.needs ? [control('column', column.title ?? titleOf(column.field), column.needs, column)] : [],
      ),
  ],
};
