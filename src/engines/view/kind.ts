/** What a view says of itself without being drawn. */
import { shownSectionsOf, type ViewShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls, callControls, innerBlocks } from '../access/controls.ts';
import { callGate, needsOf, together } from '../access/needs.ts';
import { gatedEdit } from '../access/verdict.ts';

export const kind: BlockKind<ViewShape> = {
  waiting: ({ layout, ...block }) => {
    const sections = shownSectionsOf(block);
    const count = sections.reduce((sum, { fields }) => sum + fields.length, 0);
    if (layout || count === 0) return { like: 'section' };
    return { like: sections.every(({ inLine }) => inLine) ? 'figures' : 'section', count };
  },
  gate: ({ source, input, layout }) => together(callGate({ source, input }), layout && needsOf(layout.source)),
  parts: ({ title, layout, actions, save, locks, below, aside }) => [
    ...callControls('part', undefined, layout),
    ...actionControls('action', actions),
    ...(save ? [{ kind: 'edit' as const, title, gated: gatedEdit(save, locks), object: save }] : []),
    ...innerBlocks(below, aside),
  ],
};
