/** What a matrix says of itself without being drawn. */

import { fieldOf, type LongColumn } from '../../define/shapes/element-shapes.ts';
import type { MatrixShape } from '../../define/shapes/side-by-side-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls, control } from '../access/controls.ts';
import { titleOf } from '../field-plan/humanize.ts';

export const kind: BlockKind<MatrixShape> = {
  parts: ({ columns, value, behind = [], action }) => [
    ...actionControls('row', action && [action]),
    ...[...columns, value, ...behind]
      .map(fieldOf<LongColumn>)
      .flatMap((column) =>
        column.needs ? [control('column', column.title ?? titleOf(column.field), column.needs, column)] : [],
      ),
  ],
};
