/** The columns as CSS lays them out: one grid for heads, rows and totals alike, so that a new width draws no row anew. */
import type { PlacedColumn } from '../../columns/use-columns.ts';

/** Set while a column is dragged; wins over its own width. */
export const widthVariable = (at: number): string => `--width-${at}`;

const edge = 'var(--edge, var(--gutter))';

/** How wide a column is without the gutter that only outermost cells have, and that gutter. */
export function widthOf(head: HTMLElement): { readonly own: number; readonly gutter: number } {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
  const start = head.previousElementSibling === null ? Number.parseFloat(paddingInlineStart) : 0;
  const end = head.nextElementSibling === null ? Number.parseFloat(paddingInlineEnd) : 0;
  return { own: head.offsetWidth - start - end, gutter: start + end };
}

export interface TemplateOptions {
  readonly selectable: boolean;
  readonly hasMenu: boolean;
}

/** The outermost cells reach to the edge of the page, so they are wider by the gutter. */
export function templateOf(columns: readonly PlacedColumn[], { selectable, hasMenu }: TemplateOptions): string {
  const shares = columns.some(({ width }) => width === undefined);
  const tracks = columns.map(({ width }, at) => {
    const gutter = Number(at === 0 && !selectable) + Number(at === columns.length - 1 && !hasMenu);
    // Someone takes the room that is left: whoever has no width, else the name.
    const flexible = width === undefined || (at === 0 && !shares);
    const own = flexible ? `minmax(${width ?? 120}px, 1fr)` : gutter > 0 ? `calc(${width}px + ${edge})` : `${width}px`;
    return `var(${widthVariable(at)}, ${own})`;
  });
  return [
    ...(selectable ? [`calc(26px + ${edge})`] : []),
    ...tracks,
    ...(hasMenu ? [`calc(34px + ${edge})`] : []),
  ].join(' ');
}
