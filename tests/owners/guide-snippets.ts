/** What the guide of product owners says to write, and the files as they are after somebody has followed it. */
import { textOfFile } from './files.ts';
import type { Mutant } from './mutants.ts';

export const guide = textOfFile('manifests/README.md');

export interface Snippet {
  readonly file: string;
  /** The list that it is a line of; absent: it is the whole file. */
  readonly list: string | undefined;
  readonly text: string;
}

export const snippets: readonly Snippet[] = [
  ...guide.matchAll(/^```ts(?: in=(\w+))? of=(\S+).*\n([\s\S]*?)^```/gm),
].map(([, list, file = '', text = '']) => ({ file, list, text }));

/** The file as it would be after somebody followed the guide. */
export function followed({ file, list, text }: Snippet): Mutant {
  const before = list === undefined ? '' : textOfFile(file);
  // Whoever owns the screens may have followed it already.
  const isFollowed = signs(before).includes(signs(text));
  const after = list === undefined ? text : isFollowed ? before : imported(file, inserted(before, list, text), text);
  return { kind: 'property', file, line: 1, found: '', put: '', text: after };
}

/** As a formatter leaves it, whatever the lines are. */
const signs = (text: string): string => text.replace(/[\s,]/g, '');

/** As a line of the list: a column as the last one, as the first names the row. Or as a list of its own before the columns. */
function inserted(file: string, list: string, line: string): string {
  const at = file.indexOf(`${list}: [`);
  if (at < 0) return file.replace('columns: [', `${list}: [${line}],\ncolumns: [`);
  const begin = at + `${list}: [`.length;
  if (list !== 'columns') return `${file.slice(0, begin)}\n${line}${file.slice(begin)}`;
  const end = endOfList(file, begin);
  return `${file.slice(0, end).replace(/,?\s*$/, ',\n')}${line}${file.slice(end)}`;
}

/** Where the bracket closes that is open here. */
function endOfList(text: string, begin: number): number {
  let depth = 1;
  for (let at = begin; at < text.length; at += 1) {
    depth += text[at] === '[' ? 1 : text[at] === ']' ? -1 : 0;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The editor adds what is missing: words of the vocabulary, and operations. */
function imported(file: string, text: string, line: string): string {
  const up = file
    .split('/')
    .slice(0, -1)
    .map(() => '..')
    .join('/');
  const operations = [...line.matchAll(/\b(?:action|download)\(\s*(\w+)/g)].map(([, name = '']) => name);
  const action = /\baction\(/.test(line) ? "import { action } from '#define';\n" : '';
  const lines = operations.map((name) => `import ${name} from '${up}/manifests/operations/Account/${name}.ts';\n`);
  return `${action}${lines.join('')}${text}`;
}
