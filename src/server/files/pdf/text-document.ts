/** A text with a title as PDF on A4, with page numbers: the same bytes whenever and wherever it is made of the same text. */
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { type Block, htmlBlocks, type Run } from './html-blocks.ts';

export interface TextDocument {
  readonly title: string;
  /** Below the title. */
  readonly subtitle: string;
  readonly language: string;
  /** When the text came to be, which the file says of itself. */
  readonly date: Date;
  readonly html: string;
  readonly pageOf: (page: number, pages: number) => string;
}

/** Latin, Greek and Cyrillic letters in four faces. */
const { resolve } = createRequire(import.meta.url);
const face = (name: string): string => resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`);
const faces = {
  plain: '400Regular',
  italic: '400Regular_Italic',
  bold: '600SemiBold',
  boldItalic: '600SemiBold_Italic',
} as const;

const page = { width: 595.28, height: 841.89, side: 72, top: 72, bottom: 84 };
const colours = { ink: '#191d24', quiet: '#4d5662', link: '#1867c0', line: '#d3d8de' };
const headingSizes = [15, 13, 11.5, 10.5, 10.5, 10.5];
const textSize = 10.5;
const itemIndent = 18;

export async function textPdf(text: TextDocument): Promise<Buffer> {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    font: face(faces.plain),
    lang: text.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: text.title, Subject: text.subtitle, CreationDate: text.date, ModDate: text.date },
  });
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((done, failed) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => done(Buffer.concat(parts)));
    document.on('error', failed);
  });
  for (const [name, file] of Object.entries(faces)) document.registerFont(name, face(file));
  writeHead(document, text);
  for (const block of htmlBlocks(text.html)) {
    writeBlock(document, block);
    // Shaping letters is slow: other calls have their turn between.
    await setImmediate();
  }
  writeFeet(document, text);
  document.end();
  return written;
}

/** So many are named at most. */
const fewCharacters = 10;

/** Characters of an HTML text that the letters at hand do not have, each once; a reader would find empty boxes in their place. */
export function unprintable(html: string): readonly string[] {
  const document = new PDFDocument({ font: face(faces.plain) });
  const letters = (document as unknown as { readonly _font: { readonly font: Letters } })._font.font;
  const words = htmlBlocks(html).flatMap(({ runs }) => runs.map(({ text }) => text));
  const characters = new Set(words.join('').match(/[^\p{C}\p{Z}]/gu));
  return [...characters]
    .filter((each) => !letters.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))
    .slice(0, fewCharacters);
}

interface Letters {
  hasGlyphForCodePoint(code: number): boolean;
}

type Pages = InstanceType<typeof PDFDocument>;

function writeHead(document: Pages, { title, subtitle }: TextDocument): void {
  document.font('bold').fontSize(20).fillColor(colours.ink).text(title, { lineGap: 2 });
  document.moveDown(0.2).font('plain').fontSize(textSize).fillColor(colours.quiet).text(subtitle);
  const y = document.y + 10;
  document
    .moveTo(page.side, y)
    .lineTo(page.width - page.side, y)
    .lineWidth(0.75)
    .strokeColor(colours.line)
    .stroke();
  document.y = y + 14;
}

function writeBlock(document: Pages, { kind, level, marker, runs }: Block): void {
  const size = kind === 'heading' ? (headingSizes[level - 1] ?? textSize) : textSize;
  if (kind === 'heading') {
    document.y += size * 0.8;
    // Never the last of its page.
    if (document.y > page.height - page.bottom - 4 * size) document.addPage();
  }
  const left = page.side + (kind === 'item' ? level * itemIndent : 0);
  document.fontSize(size).font('plain');
  if (document.y + document.currentLineHeight(true) > page.height - page.bottom) document.addPage();
  if (marker) {
    const y = document.y;
    const options = { width: itemIndent + 6, align: 'right', lineBreak: false } as const;
    document.fillColor(colours.quiet).text(marker, left - itemIndent - 12, y, options);
    document.y = y;
  }
  document.x = left;
  writeRuns(document, runs, { bold: kind === 'heading', width: page.width - page.side - left });
  document.x = page.side;
  document.y += kind === 'heading' ? 3 : kind === 'item' ? 3 : 7;
}

function writeRuns(document: Pages, runs: readonly Run[], { bold, width }: { bold: boolean; width: number }): void {
  for (const [index, run] of runs.entries()) {
    const thick = bold || run.bold;
    document.font(run.italic ? (thick ? 'boldItalic' : 'italic') : thick ? 'bold' : 'plain');
    document.fillColor(run.link ? colours.link : colours.ink);
    const continued = index < runs.length - 1;
    document.text(run.text, {
      width,
      lineGap: 3,
      continued,
      link: run.link ?? null,
      underline: run.link !== undefined,
    });
  }
}

/** Last, when it is known how many pages there are. */
function writeFeet(document: Pages, { title, pageOf }: TextDocument): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // What is written below the margin would begin a page of its own.
    document.page.margins.bottom = 0;
    const y = page.height - 48;
    const width = page.width - 2 * page.side;
    const number = pageOf(index + 1, count);
    document.font('plain').fontSize(8.5).fillColor(colours.quiet);
    const room = width - document.widthOfString(number) - 24;
    document.text(title, page.side, y, { width: room, height: 12, ellipsis: true, lineBreak: false });
    document.text(number, page.side, y, { width, align: 'right', lineBreak: false });
  }
}
