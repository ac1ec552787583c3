/** Writes one line into a PDF as operators of text, with glyphs of the document's own font subsets and what they mean for search and copy. */
import type { Face, Weight } from './faces.ts';
import { type Cluster, shapedLine } from './shaped-line.ts';

/** What is used of the library's document that its types leave out. */
export interface Pages extends InstanceType<typeof import('pdfkit')> {
  readonly _font: EmbeddedFont;
  readonly page: InstanceType<typeof import('pdfkit')>['page'] & { fonts: Record<string, unknown> };
}

interface EmbeddedFont {
  readonly id: string;
  readonly subset: { includeGlyph(glyph: number): number };
  readonly widths: (number | undefined)[];
  readonly unicode: (number[] | undefined)[];
  ref(): unknown;
}

export interface LineStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour: string;
  /** Between letters. */
  readonly spacing?: number;
}

/** `y` is the line on which letters stand, on a page whose y grows downwards. Answers characters that no face has. */
export function drawLine(
  document: Pages,
  text: string,
  [x, y]: readonly [x: number, y: number],
  { size, weight = 400, colour, spacing = 0 }: LineStyle,
): readonly string[] {
  document.fillColor(colour);
  const { runs, missing } = shapedLine(text, weight);
  let left = x;
  for (const { face, clusters } of runs) {
    const font = fontFor(document, face);
    const writer = new RunWriter(font, face, { size, spacing, left, y });
    for (const cluster of clusters) writer.add(cluster);
    document.addContent(`BT /${font.id} ${size} Tf ${spacing} Tc ${writer.end()}ET`);
    left = writer.left;
  }
  return missing;
}

function fontFor(document: Pages, face: Face): EmbeddedFont {
  document.font(face.font as unknown as string, face.name);
  const font = document._font;
  document.page.fonts[font.id] ??= font.ref();
  // The library leaves this one in the units of the font.
  font.widths[0] = face.advanceOf(0);
  return font;
}

interface Start {
  readonly size: number;
  readonly spacing: number;
  readonly left: number;
  readonly y: number;
}

class RunWriter {
  readonly #font: EmbeddedFont;
  readonly #face: Face;
  readonly #start: Start;
  left: number;
  #operators = '';
  #row = '';
  #rowLeft: number;
  #raised = 0;

  constructor(font: EmbeddedFont, face: Face, start: Start) {
    this.#font = font;
    this.#face = face;
    this.#start = start;
    this.left = start.left;
    this.#rowLeft = start.left;
  }

  add({ text, glyphs }: Cluster): void {
    const { subset, unicode } = this.#font;
    const ids = glyphs.map(({ glyph }) => subset.includeGlyph(glyph));
    const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const widest = glyphs.reduce((best, { advance }, at) => (advance > (glyphs[best]?.advance ?? 0) ? at : best), 0);
    const meaning = ids[widest] ?? 0;
    unicode[meaning] ??= letters;
    // A font says one text of each glyph; where another one is meant, it stands beside the glyphs.
    const isMarked = ids.length > 1 || String(unicode[meaning]) !== String(letters);
    if (isMarked) {
      this.#endRow();
      this.#operators += `/Span <</ActualText <feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>>> BDC `;
    }
    for (const [at, glyph] of glyphs.entries()) this.#place(glyph, ids[at] ?? 0);
    if (isMarked) {
      this.#endRow();
      this.#operators += 'EMC ';
    }
  }

  #place({ glyph, advance, right, up }: Cluster['glyphs'][number], id: number): void {
    const { size, spacing } = this.#start;
    const own = this.#face.advanceOf(glyph);
    this.#font.widths[id] ??= own;
    this.#font.unicode[id] ??= [0x20_0b];
    const raised = (up * size) / 1000;
    if (!this.#row || raised !== this.#raised) {
      this.#endRow();
      this.#raised = raised;
      this.#rowLeft = this.left + (right * size) / 1000;
    } else if (right !== 0) this.#row += ` ${short(-right)} `;
    this.#row += `<${id.toString(16).padStart(4, '0')}>`;
    const rest = own + right - advance;
    if (Math.abs(rest) > 0.01) this.#row += ` ${short(rest)} `;
    this.left += (advance * size) / 1000 + spacing;
  }

  #endRow(): void {
    if (this.#row)
      this.#operators += `1 0 0 -1 ${short(this.#rowLeft)} ${short(this.#start.y - this.#raised)} Tm [${this.#row}] TJ `;
    this.#row = '';
  }

  end(): string {
    this.#endRow();
    return this.#operators;
  }
}

const short = (value: number): number => Number(value.toFixed(3));
