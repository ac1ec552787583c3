/** A quote as a document for word processors, with what its PDF says; equal quotes have equal bytes. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { sameDates } from './docx-dates.ts';
import type { QuoteDocument, QuoteLine } from './quote-pdf.ts';

type Style = Pick<IRunOptions, 'size' | 'bold' | 'color'>;
type Paragraphs = Paragraph[];

/** Half points. */
const cell: Style = { size: 20 };
const small: Style = { size: 17, color: '646d79' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const fine = { style: BorderStyle.SINGLE, size: 4, color: 'd3d8de' } as const;
const bare = { top: none, left: none, right: none } as const;
/** Of a page's width, in percent: service, quantity, price, amount. */
const widths = [46, 12, 21, 21] as const;

const rightToLeft = /([\p{Script=Hebrew}\p{Script=Arabic}][\p{Script=Hebrew}\p{Script=Arabic}\p{M}\s\d.,:-]*)/u;

/** Each stretch of a text in its direction; fonts of other scripts are found by the reader's program. */
const runsOf = (text: string, style: Style): TextRun[] =>
  text
    .split(rightToLeft)
    .flatMap((part) =>
      part === '' ? [] : [new TextRun({ text: part, ...style, ...(rightToLeft.test(part) && { rightToLeft: true }) })],
    );

interface Said {
  readonly style?: Style;
  readonly isAtEnd?: boolean;
  /** Twentieths of a point above and below. */
  readonly before?: number;
  readonly after?: number;
}

const paragraph = (text: string, { style = cell, isAtEnd = false, before = 0, after = 0 }: Said = {}): Paragraph =>
  new Paragraph({
    children: runsOf(text, style),
    spacing: { before, after },
    ...(isAtEnd && { alignment: AlignmentType.END }),
  });

const cellOf = (children: Paragraphs, width: number, bottom: typeof fine | typeof none = fine): TableCell =>
  new TableCell({
    children,
    width: { size: width, type: WidthType.PERCENTAGE },
    borders: { ...bare, bottom },
    margins: { top: 60, bottom: 60, left: 40, right: 40 },
  });

const tableOf = (rows: TableRow[]): Table => new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });

export async function quoteDocx(quote: QuoteDocument): Promise<Buffer> {
  const { title, seller, language, date, facts, note, closing } = quote;
  const document = new Document({
    title,
    creator: seller,
    styles: { default: { document: { run: { font: 'Arial', language: { value: language } } } } },
    sections: [
      {
        footers: { default: footerOf(quote) },
        children: [
          paragraph(seller, { style: { size: 26, bold: true }, after: 240 }),
          paragraph(title, { style: { size: 40, bold: true }, after: 160 }),
          tableOf(
            facts.map(
              ([label, value]) =>
                new TableRow({
                  children: [
                    cellOf([paragraph(label, { style: small })], 25, none),
                    cellOf([paragraph(value)], 75, none),
                  ],
                }),
            ),
          ),
          ...(note ?? '').split('\n').map((text) => paragraph(text, { before: 120 })),
          tableOf([headOf(quote), ...quote.lines.map(lineOf)]),
          paragraph('', { after: 120 }),
          tableOf(quote.totals.map(totalOf)),
          paragraph(closing, { style: small, before: 240 }),
        ],
      },
    ],
  });
  return sameDates(await Packer.toBuffer(document, undefined, [coreOf(quote)]), date);
}

function headOf({ heads }: QuoteDocument): TableRow {
  const style = { ...small, bold: true };
  const words = [heads.service, heads.quantity, heads.price, heads.amount];
  return new TableRow({
    tableHeader: true,
    children: words.map((word, at) => cellOf([paragraph(word, { style, isAtEnd: at > 0 })], widths[at] ?? 0)),
  });
}

function lineOf({ name, details, quantity, price, listPrice, amount }: QuoteLine): TableRow {
  const isAtEnd = true;
  return new TableRow({
    cantSplit: true,
    children: [
      cellOf([paragraph(name, { style: { ...cell, bold: true } }), paragraph(details, { style: small })], widths[0]),
      cellOf([paragraph(quantity, { isAtEnd })], widths[1]),
      cellOf(
        [
          paragraph(price, { isAtEnd }),
          ...(listPrice === undefined ? [] : [paragraph(listPrice, { isAtEnd, style: small })]),
        ],
        widths[2],
      ),
      cellOf([paragraph(amount, { isAtEnd, style: { ...cell, bold: true } })], widths[3]),
    ],
  });
}

/** The last one is what it comes to. */
function totalOf([label, amount]: QuoteDocument['totals'][number], at: number, all: QuoteDocument['totals']): TableRow {
  const style = at === all.length - 1 ? { size: 24, bold: true } : cell;
  return new TableRow({
    children: [cellOf([paragraph(label, { style })], 60), cellOf([paragraph(amount, { style, isAtEnd: true })], 40)],
  });
}

/** Which page it is, the program that shows it counts: two numbers that the sentence never says stand for its fields. */
function footerOf({ pageOf, seller, title }: QuoteDocument): Footer {
  const children = pageOf(91, 97)
    .split(/(91|97)/)
    .map((part) => (part === '91' ? PageNumber.CURRENT : part === '97' ? PageNumber.TOTAL_PAGES : part));
  return new Footer({
    children: [
      paragraph(`${seller} · ${title}`, { style: small }),
      new Paragraph({ alignment: AlignmentType.END, children: [new TextRun({ children, ...small })] }),
    ],
  });
}

const plain = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** When it was made is when the quote was changed last. */
const coreOf = ({ title, seller, date }: QuoteDocument) => ({
  path: 'docProps/core.xml',
  data: `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${plain(title)}</dc:title><dc:creator>${plain(seller)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${date.toISOString()}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date.toISOString()}</dcterms:modified></cp:coreProperties>`,
});
