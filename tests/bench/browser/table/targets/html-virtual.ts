/** The limit: a virtual list written by hand, with recycled nodes, no row objects and plain array functions. */

import { startTable, type TableTarget } from '../page.ts';
import { type BenchRow, columns, matches } from '../rows.ts';

const rowHeight = 32;
const cellWidth = 105;

function virtualList(root: HTMLElement, height: number) {
  const scroller = document.createElement('div');
  scroller.style.cssText = `height:${height}px;overflow:auto;contain:strict;position:relative`;
  const room = document.createElement('div');
  scroller.append(room);
  root.append(scroller);
  const count = Math.ceil(height / rowHeight) + 10;
  const slots = Array.from({ length: count }, () => {
    const element = document.createElement('div');
    element.dataset['row'] = '';
    element.style.cssText = `position:absolute;top:0;height:${rowHeight}px;width:${columns.length * cellWidth}px;contain:strict`;
    const texts = columns.map((_, at) => {
      const cell = document.createElement('span');
      cell.style.cssText = `position:absolute;left:${at * cellWidth}px;width:${cellWidth}px;height:${rowHeight}px;contain:strict;white-space:nowrap;line-height:${rowHeight}px`;
      const text = document.createTextNode('');
      cell.append(text);
      element.append(cell);
      return text;
    });
    room.append(element);
    return { element, texts, at: -1, row: undefined as BenchRow | undefined };
  });
  let shown: readonly BenchRow[] = [];
  const draw = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 5);
    for (let index = first; index < first + count; index += 1) {
      const slot = slots[index % count];
      const row = shown[index];
      if (!slot) continue;
      const at = row ? index : -1;
      if (slot.at !== at) slot.element.style.transform = `translateY(${at * rowHeight}px)`;
      slot.at = at;
      if (slot.row === row) continue;
      slot.row = row;
      columns.forEach((column, at) => {
        const text = slot.texts[at];
        if (text) text.data = row ? String(row[column]) : '';
      });
    }
  };
  scroller.addEventListener('scroll', draw, { passive: true });
  return (rows: readonly BenchRow[]) => {
    shown = rows;
    room.style.height = `${rows.length * rowHeight}px`;
    draw();
  };
}

/** Nothing listens to it: the least time from a key to its letter. */
function bareBox(root: HTMLElement): void {
  const box = Object.assign(document.createElement('input'), { type: 'search' });
  box.style.cssText = 'position:fixed;right:0;bottom:0';
  root.append(box);
}

function target(): TableTarget {
  let all: readonly BenchRow[] = [];
  let show: (rows: readonly BenchRow[]) => void = () => {};
  const { compare } = new Intl.Collator('en');
  return {
    row: '[data-row]',
    mount: (rows, root) => {
      all = rows;
      show = virtualList(root, 720);
      bareBox(root);
      show(rows);
    },
    sort: (column) => {
      if (column === undefined) show(all);
      else if (column === 'Amount') show([...all].sort((a, b) => a.Amount - b.Amount));
      else show([...all].sort((a, b) => compare(a[column], b[column])));
    },
    find: (text) => show(text === '' ? all : all.filter((row) => matches(row, text))),
  };
}

startTable(target());
