/** What the buttons over a text with marks do to it: a part of the text replaced, and what is selected then. */

export interface TextSelection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface TextEdit {
  /** What is replaced. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
  /** What is selected then, in the new text. */
  readonly selectFrom: number;
  readonly selectTo: number;
}

type Pair = readonly [open: string, close: string];

/** How a language writes what the buttons make. */
export interface Marks {
  readonly bold: Pair;
  readonly italic: Pair;
  readonly heading: Pair;
  readonly item: Pair;
  /** Around all items; absent: they stand by themselves. */
  readonly list?: Pair;
  readonly link: (text: string, address: string) => string;
}
export type MarkName = 'bold' | 'italic' | 'heading' | 'list' | 'link';

export const markdownMarks: Marks = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  heading: ['## ', ''],
  item: ['- ', ''],
  link: (text, address) => `[${text}](${address})`,
};

export const htmlMarks: Marks = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  heading: ['<h2>', '</h2>'],
  item: ['<li>', '</li>'],
  list: ['<ul>\n', '\n</ul>'],
  link: (text, address) => `<a href="${address}">${text}</a>`,
};

export function markText(marks: Marks, name: MarkName, selection: TextSelection): TextEdit {
  if (name === 'link') return linked(marks, selection);
  if (name === 'heading') return markLines(marks.heading, undefined, selection);
  if (name === 'list') return markLines(marks.item, marks.list, selection);
  return enclosed(marks[name], selection);
}

/** Around the words that are selected, not the spaces beside them; taken away where it stands already. */
function enclosed([open, close]: Pair, { text, from, to }: TextSelection): TextEdit {
  const chosen = text.slice(from, to);
  const start = from + (chosen.length - chosen.trimStart().length);
  const words = chosen.trim();
  const end = start + words.length;
  const isMarked = text.slice(start - open.length, start) === open && text.slice(end, end + close.length) === close;
  if (isMarked && start >= open.length) {
    const at = start - open.length;
    return { from: at, to: end + close.length, by: words, selectFrom: at, selectTo: at + words.length };
  }
  const inner = start + open.length;
  return { from: start, to: end, by: open + words + close, selectFrom: inner, selectTo: inner + words.length };
}

/** Each of the lines that are selected in part or whole; taken away where all of them have it. */
function markLines([open, close]: Pair, around: Pair | undefined, { text, from, to }: TextSelection): TextEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const found = text.indexOf('\n', Math.max(to, from));
  const end = found < 0 ? text.length : found;
  const lines = text.slice(start, end).split('\n');
  const isMarked = (line: string) => line.startsWith(open) && line.endsWith(close);
  const bare = lines.every(isMarked);
  const marked = bare
    ? lines.map((line) => line.slice(open.length, line.length - close.length))
    : lines.map((line) => (isMarked(line) ? line : open + line + close));
  const [before, after] = around === undefined || bare ? ['', ''] : around;
  const by = before + marked.join('\n') + after;
  const caret = start + by.length - after.length - (bare ? 0 : close.length);
  return { from: start, to: end, by, selectFrom: caret, selectTo: caret };
}

const address = /^https?:\/\/\S+$/i;

/** Words that are selected become the text of the link, an address its target; what is still to be typed is selected. */
function linked({ link }: Marks, { text, from, to }: TextSelection): TextEdit {
  const chosen = text.slice(from, to);
  const isAddress = address.test(chosen);
  const by = isAddress ? link('', chosen) : link(chosen, 'https://');
  const at = from + (isAddress ? link('\n', chosen).indexOf('\n') : by.lastIndexOf('https://'));
  return { from, to, by, selectFrom: at, selectTo: isAddress ? at : at + 'https://'.length };
}
