/** HTML as the blocks of a printed text: headings, paragraphs and items of lists, with what is bold, slanted or a link in them. */
import { Parser } from 'htmlparser2';

export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** An address of the web or a mail address. */
  readonly link?: string;
}

export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item';
  /** Of a heading 1 to 6, of an item how deep its list lies; otherwise 0. */
  readonly level: number;
  /** Before an item; empty where it goes on after a list in it. */
  readonly marker: string;
  readonly runs: readonly Run[];
}

const ofParagraph =
  'address article blockquote body dd div dl dt figcaption footer header html main p pre section table tr hr';
const paragraphs = new Set([...ofParagraph.split(' '), 'ul', 'ol', 'li']);
const unread = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title']);
const heading = /^h([1-6])$/;

export function htmlBlocks(html: string): readonly Block[] {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  reader.endBlock();
  return reader.blocks;
}

class Reader {
  readonly blocks: Block[] = [];
  readonly #open: string[] = [];
  readonly #links: (string | undefined)[] = [];
  /** Of each open list the number of its next item; none in one of dots. */
  readonly #lists: (number | undefined)[] = [];
  #marker = '';
  #runs: Run[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(name);
    if (paragraphs.has(name) || heading.test(name)) this.endBlock();
    if (name === 'ul') this.#lists.push(undefined);
    if (name === 'ol') this.#lists.push(Number.parseInt(attributes['start'] ?? '1', 10) || 1);
    if (name === 'li') this.#marker = this.#nextMarker();
    if (name === 'a') this.#links.push(/^(https?:|mailto:)/i.exec(attributes['href'] ?? '')?.input);
    if (name === 'br') this.#add('\n');
    if (name === 'img') this.#add(attributes['alt'] ?? '');
    if ((name === 'td' || name === 'th') && this.#runs.length > 0) this.#add(' | ');
  }

  close(name: string): void {
    if (paragraphs.has(name) || heading.test(name)) this.endBlock(name);
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'li') this.#marker = '';
    if (name === 'a') this.#links.pop();
    this.#open.splice(this.#open.lastIndexOf(name), 1);
  }

  text(text: string): void {
    this.#add(text.replace(/[ \t\r\n\f]+/g, ' '));
  }

  endBlock(name?: string): void {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    if (runs.length === 0) return;
    const level = Number(heading.exec(name ?? '')?.[1] ?? 0);
    const depth = this.#lists.length;
    const kind = level > 0 ? 'heading' : depth > 0 ? 'item' : 'paragraph';
    this.blocks.push({ kind, level: level || depth, marker: kind === 'item' ? this.#marker : '', runs });
    this.#marker = '';
  }

  #nextMarker(): string {
    const number = this.#lists.at(-1);
    if (number === undefined) return '•';
    this.#lists[this.#lists.length - 1] = number + 1;
    return `${number}.`;
  }

  #add(text: string): void {
    if (text === '' || this.#open.some((name) => unread.has(name))) return;
    const link = this.#links.at(-1);
    const has = (...names: readonly string[]) => names.some((name) => this.#open.includes(name));
    this.#runs.push({ text, bold: has('b', 'strong', 'th'), italic: has('i', 'em'), ...(link ? { link } : {}) });
  }
}

/** Without blanks at both ends and beside breaks, nor two of them in a row, across runs. */
function trimmed(runs: readonly Run[]): readonly Run[] {
  let before = '\n';
  const single = runs.map((run) => {
    const text = /[ \n]$/.test(before) ? run.text.replace(/^ +/, '') : run.text;
    if (text !== '') before = text;
    return { ...run, text };
  });
  const filled = single.filter(({ text }) => text !== '');
  const last = filled.findLastIndex(({ text }) => text.trim() !== '');
  return filled.slice(0, last + 1).map((run, index) => (index === last ? { ...run, text: run.text.trimEnd() } : run));
}
