/** The widths that the columns of a list need. They only grow while the list is looked at, so that scrolling moves nothing. */
import { useMemo, useRef } from 'react';
import type { Remark } from '../model/remarks.ts';
import type { VisibleItem, VisibleRows } from '../model/visible-rows.ts';
import { type Measure, type Need, neededWidths } from './column-needs.ts';
import type { PlacedColumn } from './use-columns.ts';

export interface NeedsGiven {
  readonly columns: readonly PlacedColumn[];
  readonly lines: VisibleRows;
  /** Where names begin, and how much further those of each level. */
  readonly indent: number;
  readonly step: number;
  /** What is written below names. */
  readonly remark: Remark;
  readonly locale: string;
}

export type Needs = ReadonlyMap<string, Need>;

export function useNeeds({ columns, lines, indent, step, remark, locale }: NeedsGiven): Needs {
  const known = useRef<{ readonly of: string; readonly needs: Needs }>(undefined);
  return useMemo(() => {
    const of = `${locale} ${columns.map(({ plan }) => plan.field).join(' ')}`;
    const before = known.current?.of === of ? known.current.needs : new Map<string, Need>();
    const lead = ({ level }: VisibleItem) => indent + (level - 1) * step;
    const widths = neededWidths({ columns, lines, lead, remark, locale }, textWidth);
    const needs = new Map(
      columns.flatMap(({ plan }, at): [string, Need][] => {
        const need = widths[at];
        return need === undefined ? [] : [[plan.field, grown(need, before.get(plan.field))]];
      }),
    );
    const isSame = needs.size === before.size && [...needs].every(([field, need]) => before.get(field) === need);
    known.current = { of, needs: isSame ? before : needs };
    return known.current.needs;
  }, [columns, lines, indent, step, remark, locale]);
}

/** The one before where nothing asks for more. */
function grown(need: Need, before: Need | undefined): Need {
  const { head, whole } = before ?? need;
  const isMore = need.head > head || (need.whole ?? 0) > (whole ?? 0);
  if (before && !isMore) return before;
  const most = need.whole === undefined && whole === undefined ? undefined : Math.max(need.whole ?? 0, whole ?? 0);
  return { head: Math.max(need.head, head), whole: most };
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** As large as rows are at most; without a canvas or a page, letters are counted. */
const textWidth: Measure = (text, strong) => {
  canvas ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * 7.5;
  canvas.font = `${strong ? 500 : 400} 14px ${fontFamily()}`;
  return canvas.measureText(text).width;
};

let family: string | undefined;
const fontFamily = (): string => {
  family ??= getComputedStyle(document.body).fontFamily;
  return family;
};
