/** Cleaned HTML in pieces that can be compared: words, each with the elements around it that change how it reads, and elements. */

export interface Token {
  readonly kind: 'word' | 'space' | 'begin' | 'end' | 'void';
  readonly html: string;
  /** Pieces of the same key say the same. */
  readonly key: string;
  /** Of an element. */
  readonly name?: string;
}

const piece = /<[^>]*>|&[a-z0-9#]+;|[\p{L}\p{N}\p{M}]+|\s+|./giu;
const element = /^<(\/?)([a-z0-9]+)/i;
const standsAlone = /^(br|hr)$/;
/** They say how a word is meant, or where it leads. */
const inline = /^(strong|b|em|i|u|s|sub|sup|a|code)$/;

export function tokensOf(html: string): Token[] {
  const around: string[] = [];
  return (html.match(piece) ?? []).map((text): Token => {
    const [, slash, name] = element.exec(text) ?? [];
    if (name === undefined) {
      const kind = text.trim() === '' ? 'space' : 'word';
      return { kind, html: text, key: `${kind === 'space' ? ' ' : text}${around.join('')}` };
    }
    if (standsAlone.test(name)) return { kind: 'void', html: text, key: text, name };
    if (!inline.test(name)) return { kind: slash ? 'end' : 'begin', html: text, key: text, name };
    if (!slash) around.push(text);
    // The end of one link is not that of another.
    const key = `${text}${slash ? around.pop() : ''}`;
    return { kind: slash ? 'end' : 'begin', html: text, key, name };
  });
}

/** What stands beside each other at the top: paragraphs, headings, lists, tables, each whole. */
export function topBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let block = '';
  const close = () => {
    if (block.trim() !== '') blocks.push(block.trim());
    block = '';
  };
  for (const { kind, html: text, name } of tokensOf(html)) {
    if (depth === 0 && name !== undefined && !inline.test(name)) close();
    block += text;
    if (kind === 'begin') depth += 1;
    else if (kind === 'end') depth -= 1;
    if (depth === 0 && (kind === 'end' || kind === 'void') && !inline.test(name ?? '')) close();
  }
  close();
  return blocks;
}
