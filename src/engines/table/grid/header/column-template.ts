/** The columns as CSS lays them out: one grid for heads, rows and totals alike, so that a new width draws no row anew. */
import { mostNeeded } from '../../columns/column-needs.ts';
import type { PlacedColumn } from '../../columns/use-columns.ts';
import type { Needs } from '../../columns/use-needs.ts';

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
  /** The room for what can be done to a row, in pixels; 0 without any. */
  readonly trail: number;
  readonly needs: Needs;
}

export interface Template {
  readonly tracks: string;
  /** The room that the columns want before they scroll sideways, in pixels. */
  readonly least: number;
}

/** What a column without a width has at least, and what is its share of the room that is left. */
const least = 120;
const share = 240;
const selectWidth = 26;
const menuWidth = 34;
const iconWidth = 28;

/** The room for so many icons of actions, and a menu of the others. */
export const trailOf = (icons: number, hasMenu: boolean): number =>
  icons === 0 && !hasMenu ? 0 : menuWidth + iconWidth * (icons - Number(!hasMenu));

/**
 * Columns begin with what they need, as far as their usual width or the words of their heads go. Of the room beyond, the name has what it needs first, then
 * the others what they lack, each its part of it, and then their usual width; the rest is for those with very long values and for the name. The
 * outermost cells reach to the edge of the page, so they are wider by the gutter.
 */
export function templateOf(columns: readonly PlacedColumn[], { selectable, trail, needs }: TemplateOptions): Template {
  const sizes = columns.map((column, at) => sizeOf(column, at, needs, columns));
  const sides = selectWidth * Number(selectable) + trail;
  const sum = sizes.reduce((all, { from }) => all + from, sides);
  const [name, ...others] = sizes;
  const rest: Rest = {
    lacking: others.reduce((all, { lacks }) => all + lacks, 0),
    // Where the name has what it needs.
    behind: sum + (name?.lacks ?? 0),
  };
  const tracks = sizes.map((size, at) => {
    const hasGutter = (at === 0 && !selectable) || (at === columns.length - 1 && trail === 0);
    const px = (width: number) => (hasGutter ? `calc(${width}px + ${edge})` : `${width}px`);
    // Where the name stands at the edge itself, its own gutter is no room for others.
    const beside = `${sum - size.from}px - ${selectable ? 2 : 1} * ${edge}`;
    const track = at === 0 ? nameTrack(size, px, beside) : trackOf(size, px, rest);
    return `var(${widthVariable(at)}, ${track})`;
  });
  return {
    tracks: [
      ...(selectable ? [`calc(${selectWidth}px + ${edge})`] : []),
      ...tracks,
      ...(trail > 0 ? [`calc(${trail}px + ${edge})`] : []),
    ].join(' '),
    least: sum,
  };
}

interface Size {
  readonly from: number;
  readonly to: number;
  /** What is cut as long as it has no more than it begins with. */
  readonly lacks: number;
  /** It takes of what is left. */
  readonly isFlexible: boolean;
}

/** What the columns behind the name lack together, and the width beyond which they have something of it. */
interface Rest {
  readonly lacking: number;
  readonly behind: number;
}

function sizeOf({ width, isFixed, plan }: PlacedColumn, at: number, needs: Needs, all: readonly PlacedColumn[]): Size {
  const { head, whole: need } = (isFixed ? undefined : needs.get(plan.field)) ?? { head: 0, whole: undefined };
  const isName = at === 0;
  // Someone takes the room that is left: whoever has no width, else the name.
  const isLeft =
    width === undefined ||
    (isName && !all.some((each) => each.width === undefined && needs.get(each.plan.field)?.whole === undefined));
  if (need === undefined)
    return { from: Math.max(width ?? least, head), to: Math.max(width ?? share, head), lacks: 0, isFlexible: isLeft };
  const begin = Math.max(Math.min(width ?? share, need), head);
  const from = isName ? Math.max(least, begin) : begin;
  const isEndless = isLeft && need >= mostNeeded;
  return {
    from,
    to: isName ? need : Math.max(width ?? need, need),
    // Very long values are never whole: others come first.
    lacks: isName || !isEndless ? Math.max(0, need - from) : 0,
    isFlexible: isName || isEndless,
  };
}

function nameTrack({ from, to, isFlexible }: Size, px: (width: number) => string, beside: string): string {
  if (!isFlexible) return fixedTrack(from, to, px);
  const wanted = to <= from ? px(from) : `max(${px(from)}, min(${px(to)}, 100% - ${beside}))`;
  return `minmax(${wanted}, ${to}fr)`;
}

function trackOf({ from, to, lacks, isFlexible }: Size, px: (width: number) => string, rest: Rest): string {
  if (isFlexible) return `minmax(${px(from)}, ${to}fr)`;
  if (lacks === 0) return fixedTrack(from, to, px);
  const { lacking, behind } = rest;
  const part = `clamp(0px, 100% - ${behind}px - 2 * ${edge}, ${lacking}px) * ${lacks} / ${lacking}`;
  return `minmax(calc(${px(from)} + ${part}), ${px(to)})`;
}

const fixedTrack = (from: number, to: number, px: (width: number) => string): string =>
  from === to ? px(from) : `minmax(${px(from)}, ${px(to)})`;
