/** The words of a text with marks, for a line of a list or a sentence: no mark, no tag, one line. */

/** More is read nowhere, and a text without end costs no more than this. */
const most = 1000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Of an element that stands in the text the words stay; what is cut through goes. */
export const wordsOfHtml = (html: string): string =>
  oneLine(
    html
      .slice(0, most)
      .replace(/<[^<>]*(>|$)/g, ' ')
      .replace(/&(#39|[a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole),
  );

export const wordsOfMarkdown = (text: string): string =>
  oneLine(
    text
      .slice(0, most)
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/^\s*(#{1,6}|>|[-+*]|\d{1,3}[.)])\s+/gm, '')
      .replace(/(\*\*|__|`|~~)/g, '')
      .replace(/(^|\s)[*_](\S)/g, '$1$2')
      .replace(/(\S)[*_](?=\s|[.,;:!?)]|$)/g, '$1'),
  );
