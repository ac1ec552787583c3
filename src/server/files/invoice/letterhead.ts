/** The upper part of the first page: mark, facts, address, title and what the document is about. */
import { linesOf } from '../letters/line-breaks.ts';
import { widthOf } from '../letters/shaped-line.ts';
import { addressOf, senderOf } from './address.ts';
import type { Logo } from './logo.ts';
import { colours, sheet } from './paper.ts';
import type { Printing } from './printing.ts';
import { said } from './texts.ts';

const fact = { size: 10.5, height: 15 } as const;
const address = { size: 11.5, height: 16 } as const;
const sender = { size: 8.5, height: 12, colour: colours.quiet } as const;
const intro = { size: 10.5, height: 15, colour: colours.middle } as const;
const nameRoom = 280;
/** A logo that is hardly wider than high is a sign without a name. */
const signRatio = 1.5;
const addressTop = 214;
const addressRoom = 300;

/** Answers where the table begins. */
export function writeLetterhead(printing: Printing, logo: Logo | undefined): number {
  const { paper, document, texts } = printing;
  writeMark(printing, logo);
  writeFacts(printing);
  const top = Math.max(writeAddress(printing), addressTop + 108) + 20;
  const title = document.kind === 'CreditNote' ? texts.creditNote : texts.invoice;
  paper.text(title, sheet.left, top, { size: 22, height: 28, weight: 600, spacing: -0.22 });
  return (
    introOf(printing).reduce(
      (y, text) => paper.paragraph(text, sheet.left, y, sheet.right - sheet.left, intro),
      top + 32,
    ) + 12
  );
}

function writeMark({ paper, document }: Printing, logo: Logo | undefined): void {
  const name = { size: 15, height: 20, weight: 600 } as const;
  if (!logo) {
    paper.paragraph(document.seller.name, sheet.left, sheet.top, nameRoom, name);
    return;
  }
  const { content, width, height } = logo;
  paper.pages.image(content, sheet.left, sheet.top, { width, height });
  if (width > height * signRatio) return;
  const left = sheet.left + width + 12;
  const lines = linesOf(document.seller.name, nameRoom, name.size, name.weight);
  paper.lines(lines, left, sheet.top + Math.max(0, (height - lines.length * name.height) / 2), name);
}

function writeFacts(printing: Printing): void {
  const { paper } = printing;
  const facts = factsOf(printing);
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => widthOf(text, fact.size, 500)));
  const labels = widest(facts.map(([label]) => label));
  const left = sheet.right - Math.max(193, labels + 18 + widest(facts.map(([, value]) => value)));
  for (const [index, [label, value]] of facts.entries()) {
    const top = sheet.top + index * 18;
    paper.text(label, left, top, { ...fact, colour: colours.quiet });
    paper.textTo(value, sheet.right, top, { ...fact, weight: index === 0 ? 500 : 400 });
  }
}

function factsOf({ document, texts, formats }: Printing): readonly (readonly [label: string, value: string])[] {
  const { kind, number, issuedUtc, period, due, buyer, orderNumber, credits } = document;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [kind === 'CreditNote' ? texts.creditNote : texts.invoice, number],
    [texts.date, formats.day(issuedUtc.slice(0, 10))],
    [texts.corrects, credits?.number],
    [texts.period, formats.days(period, 'numeric')],
    [texts.due, kind === 'Invoice' && due ? formats.day(due) : undefined],
    [texts.customerNumber, buyer.number],
    [texts.orderNumber, orderNumber],
    [texts.buyersVatNumber, buyer.vatNumber],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** Answers where it ends. */
function writeAddress({ paper, document, texts, formats }: Printing): number {
  const from = linesOf(senderOf(document.seller), 400, sender.size);
  const end = paper.lines(from, sheet.left, addressTop + 3, sender);
  const widest = Math.max(...from.map((line) => widthOf(line, sender.size)));
  paper.rule(end + 3.5, { right: sheet.left + widest });
  return addressOf(document, texts, formats).reduce(
    (y, line) => paper.paragraph(line, sheet.left, y, addressRoom, address),
    end + 13,
  );
}

function introOf({ document, texts, formats }: Printing): readonly string[] {
  const { kind, credits, currency, period, reason } = document;
  if (kind === 'Invoice') return [said(texts.intro, { month: formats.month(period.from), currency })];
  const about = credits
    ? said(texts.creditIntro, { number: credits.number, day: formats.day(credits.issued), currency })
    : said(texts.freeCreditIntro, { currency });
  return [about, ...(reason ? [said(texts.reason, { reason })] : [])];
}
