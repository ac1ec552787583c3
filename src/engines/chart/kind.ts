/** What a chart says of itself without being drawn: it needs its call, and nothing in it can be used. */
import type { ChartShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';

export const kind: BlockKind<ChartShape> = { waiting: ({ per }) => ({ like: per ? 'chart' : 'rows', count: 4 }) };
