/** What a comparison says of itself without being drawn. */

import { fieldOf, type LongColumn } from '../../define/shapes/element-shapes.ts';
import type { CompareShape } from '../../define/shapes/side-by-side-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { callControls, control, linkControls } from '../access/controls.ts';
import { titleOf } from '../field-plan/humanize.ts';

export const kind: BlockKind<CompareShape> = {
  parts: ({ open, choose, add, fields }) => [
    ...linkControls('Open', open),
    ...linkControls('Choose', choose),
    ...callControls('field', 'Add', add),
    ...fields
      .map(fieldOf<LongColumn>)
      .flatMap((column) =>
        column.needs ? [control('column', column.title ?? titleOf(column.field), column.needs, column)] : [],
      ),
  ],
};
