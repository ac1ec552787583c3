/** About how high a text in HTML stands in a frame that cannot be measured, because nothing of it is within the page's reach. */

const lineHeight = 22;
const blockGap = 8;
const headingGap = 30;
const padding = 32;
/** Pixels of an average letter, and of one that fills a square. */
const letter = 7.2;
const square = 14;
const widest = 550;
const sides = 40;

const squares = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;
const ends = /<\/(?:p|li|h[1-6]|div|tr|blockquote|pre)>|<br\s*\/?>/gi;

/** @param width of the frame in pixels. */
export function textHeight(html: string, width: number): number {
  const room = Math.max(120, Math.min(width - sides, widest));
  const blocks = html.split(ends).filter((block) => words(block) !== '');
  return blocks.reduce((height, block) => height + blockHeight(block, room), padding + lineHeight);
}

const words = (block: string): string =>
  block
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&\w+;/g, '.')
    .replace(/\s+/g, ' ')
    .trim();

function blockHeight(block: string, room: number): number {
  const text = words(block);
  const wide = text.match(squares)?.length ?? 0;
  const lines = Math.ceil((wide * square + (text.length - wide) * letter) / room);
  const gap = /<h[1-6]\b/i.test(block) ? headingGap : /<li\b/i.test(block) ? 0 : blockGap;
  return lines * lineHeight + gap;
}
