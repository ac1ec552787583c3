/** What stands at the foot of each page: the seller with his numbers and bank accounts, and which page it is. */
import { linesOf } from '../letters/line-breaks.ts';
import { townOf } from './address.ts';
import { colours, sheet } from './paper.ts';
import type { Printing } from './printing.ts';
import { said } from './texts.ts';

const style = { size: 8.5, height: 12.5, colour: colours.quiet } as const;
const columns = [
  { left: sheet.left, room: 204 },
  { left: 292, room: 140 },
  // As wide as the longest account numbers that are usual.
  { left: 440, room: 208 },
] as const;
const above = 8.75;

export interface Foot {
  readonly top: number;
  readonly columns: readonly (readonly string[])[];
}

export function footOf({ document, texts }: Printing): Foot {
  const { seller } = document;
  const { vatNumber, taxNumber } = seller;
  const place = [seller.street, townOf(seller)].filter(Boolean).join(', ');
  const written: readonly (readonly (string | undefined)[])[] = [
    [seller.name, place, seller.register],
    [
      vatNumber && said(texts.vatNumber, { number: vatNumber }),
      taxNumber && said(texts.taxNumber, { number: taxNumber }),
      seller.email,
      seller.phone,
    ],
    seller.bankAccounts.flatMap(({ bank, iban, bic }) => [
      bank,
      `IBAN ${iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ')}`,
      bic && `BIC ${bic}`,
    ]),
  ];
  const rows = written.map((texts, index) =>
    texts.flatMap((text) => (text ? linesOf(text, columns[index]?.room ?? 0, style.size) : [])),
  );
  const most = Math.max(2, ...rows.map(({ length }) => length));
  return { columns: rows, top: sheet.bottom - above - most * style.height };
}

/** Last, when it is known how many pages there are. */
export function writeFeet({ paper, document, texts }: Printing, { top, columns: rows }: Foot): void {
  const { count } = paper.pages.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.pages.switchToPage(index);
    paper.rule(top);
    for (const [column, lines] of rows.entries())
      paper.lines(lines, columns[column]?.left ?? sheet.left, top + above, style);
    paper.textTo(document.number, sheet.right, top + above, style);
    const page = said(texts.pageOf, { page: index + 1, pages: count });
    paper.textTo(page, sheet.right, top + above + style.height, style);
  }
}
