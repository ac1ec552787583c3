/** In the page of a target: its gestures, each timed until the new rows are painted. */
import { type Keys, painted, timeUntil, watchKeys } from '../painted.ts';
import { type BenchRow, expectedOf, makeRows, type SortName, sorts } from './rows.ts';

export interface TableTarget {
  mount(rows: BenchRow[], root: HTMLElement): void;
  /** undefined: the order in which the rows came. */
  sort(column: (typeof sorts)[SortName] | undefined): void;
  find(text: string): void;
  /** Selector of a row in the page. */
  readonly row: string;
}

export interface Scrolled {
  /** Milliseconds between one frame and the next. */
  readonly frames: readonly number[];
  /** Rows that can be scrolled to. */
  readonly reach: number;
}

export interface TableBench {
  mount(): Promise<number>;
  sort(name: SortName): Promise<number>;
  unsort(): Promise<void>;
  find(text: string): Promise<number>;
  scroll(frames: number, step: number): Promise<Scrolled>;
  keys(): Keys;
}

declare global {
  interface Window {
    bench: TableBench;
  }
}

/** The code of the row that stands on top; what stands further down in the page may still be drawn above it. */
function firstCode(root: HTMLElement, selector: string): string | undefined {
  let top = Number.POSITIVE_INFINITY;
  let code: string | undefined;
  for (const row of root.querySelectorAll(selector)) {
    const found = /R\d{6}/.exec(row.textContent ?? '')?.[0];
    const at = found === undefined ? top : row.getBoundingClientRect().top;
    if (at < top) [top, code] = [at, found];
  }
  return code;
}

/** What scrolls furthest. */
function scrollerIn(root: HTMLElement): HTMLElement {
  const room = (element: HTMLElement) => element.scrollHeight - element.clientHeight;
  const [scroller] = [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => room(element) > 0 && /auto|scroll/.test(getComputedStyle(element).overflowY))
    .sort((a, b) => room(b) - room(a));
  if (!scroller) throw new Error('nothing scrolls');
  return scroller;
}

export function startTable(target: TableTarget): void {
  const root = document.getElementById('root') ?? document.body;
  const rows = makeRows();
  const expected = expectedOf(rows);
  const shows = (code: string | undefined) => () => firstCode(root, target.row) === code;
  const keys = watchKeys();
  window.bench = {
    mount: () => timeUntil(() => target.mount(rows, root), shows(expected.start)),
    sort: (name) => timeUntil(() => target.sort(sorts[name]), shows(expected.sorts[name])),
    unsort: async () => {
      await timeUntil(() => target.sort(undefined), shows(expected.start));
    },
    find: (text) => timeUntil(() => target.find(text), shows(expected.finds[text])),
    scroll: async (count, step) => scroll(scrollerIn(root), count, step, root.querySelectorAll(target.row)),
    keys: () => keys,
  };
}

/** Down one step a frame; where the rows end, up again. */
async function scroll(
  scroller: HTMLElement,
  count: number,
  step: number,
  rows: NodeListOf<Element>,
): Promise<Scrolled> {
  const frames: number[] = [];
  const height = rows[rows.length - 1]?.getBoundingClientRect().height ?? 1;
  const end = scroller.scrollHeight - scroller.clientHeight;
  let direction = 1;
  let at = 0;
  scroller.scrollTop = 0;
  await painted();
  let before = await frame();
  for (let index = 0; index < count; index += 1) {
    if (at + direction * step > end || at + direction * step < 0) direction = -direction;
    at = Math.max(0, Math.min(end, at + direction * step));
    scroller.scrollTop = at;
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  return { frames, reach: Math.round(scroller.scrollHeight / height) };
}

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
