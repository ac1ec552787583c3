/** The workbook of a pricelist's prices: its columns, and what an edited one wants to be different. */
import type { CallContext } from '../../../define/contract/handler.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { columnName } from '../../../rules/files/sheet-text.ts';
import type { FileCell } from '../../../rules/format/file-cell.ts';
import { allLanguages, limits } from '../../../rules/limits.ts';
import { decimalsOf } from '../../../rules/prices/currency-digits.ts';
import { translate } from '../../calls/texts.ts';
import type { SheetLine } from '../../files/read-workbook.ts';
import type { OwnPricelist } from '../find.ts';
import { type PriceRow, rowKey } from './price-rows.ts';

export interface PriceChange {
  readonly place: string;
  readonly row: PriceRow;
  /** Absent: what was set by hand is taken back, and the rules make the price. */
  readonly amount?: number;
}

/** A cell that cannot be taken, and why, in the reader's language. */
export interface PriceFault {
  readonly place: string;
  readonly service: string;
  readonly problem: string;
}

export interface WantedPrices {
  readonly changes: readonly PriceChange[];
  readonly faults: readonly PriceFault[];
}

/** By what the file is read again; the others are for people. */
const keyColumns = ['Pricelist no.', 'Offer no.', 'Fee no.', 'From quantity', 'Price', 'State of the price'] as const;
type KeyColumn = (typeof keyColumns)[number];
const most = 999_999_999;

type Reader = Pick<CallContext, 'text'>;

const text = (value: string | number): FileCell => ({ text: String(value) });
const number = (value: number | undefined, format: string): FileCell =>
  value === undefined ? { text: '' } : { text: String(value), value, format };

/** @param showsMargin with the columns that tell the cost. */
export const priceTitles = (reader: Reader, currency: string, showsMargin: boolean): readonly string[] => [
  ...[
    reader.text('Pricelist no.'),
    reader.text('Offer no.'),
    reader.text('Fee no.'),
    reader.text('Service'),
    reader.text('Fee'),
    reader.text('Term in months'),
    reader.text('From quantity'),
  ],
  ...[reader.text('Price'), reader.text('Currency'), reader.text('Set by hand')],
  ...(showsMargin ? [`${reader.text('Cost')} (${currency})`, `${reader.text('Suggested price')} (${currency})`] : []),
  reader.text('State of the price'),
];

export function priceLine(
  reader: Reader,
  list: OwnPricelist,
  row: PriceRow,
  showsMargin: boolean,
): readonly FileCell[] {
  const money = `0.${'0'.repeat(6)}`
    .slice(0, row.isMetered ? undefined : decimalsOf(list.currency) + 2)
    .replace(/\.$/, '');
  return [
    ...[
      number(list.marketplace_id, '0'),
      number(row.offerId, '0'),
      number(row.itemId, '0'),
      text(row.service),
      text(row.fee),
    ],
    ...[number(row.term, '0'), number(row.band, '0'), number(row.amount, money), text(list.currency)],
    text(row.isByHand ? reader.text('Yes') : reader.text('No')),
    ...(showsMargin ? [number(row.cost, money), number(row.srp, money)] : []),
    text(row.state),
  ];
}

/** A cell that says what there is changes nothing; an empty one takes back what was set by hand; rows that are not there are no matter. */
export function wantedPrices(
  reader: Reader,
  list: OwnPricelist,
  lines: readonly SheetLine[],
  rows: readonly PriceRow[],
): WantedPrices {
  const changes: PriceChange[] = [];
  const faults: PriceFault[] = [];
  const fault = (place: string, service: string, problem: string) => {
    if (faults.length < limits.sheetFaults) faults.push({ place, service, problem });
  };
  const [head, ...others] = lines;
  const columns = columnsIn(head);
  const missing = keyColumns.filter((name) => !columns.has(name));
  for (const name of missing)
    fault('A1', '', reader.text('The first line lacks the column “{name}”.', { name: reader.text(name) }));
  if (missing.length > 0) return { changes, faults };
  const known = new Map(rows.map((row) => [rowKey(row), row]));
  const seen = new Set<string>();
  for (const { row: place, cells } of others) {
    const cell = (name: KeyColumn) => cells.get(columns.get(name) ?? -1)?.trim() ?? '';
    const at = (name: KeyColumn) => `${columnName(columns.get(name) ?? 0)}${place}`;
    if (cell('Pricelist no.') !== String(list.marketplace_id)) {
      fault(
        at('Pricelist no.'),
        '',
        reader.text('This row is of another pricelist. This one is {number}.', { number: list.marketplace_id }),
      );
      continue;
    }
    const key = `${cell('Offer no.')} ${cell('Fee no.')} ${cell('From quantity')}`;
    const row = known.get(key);
    if (!row) fault(at('Fee no.'), '', reader.text('This pricelist has no such fee from this quantity on.'));
    else if (seen.has(key)) fault(at('Fee no.'), row.service, reader.text('This fee stands in the sheet twice.'));
    else {
      seen.add(key);
      const wanted = amountIn(reader, list.currency, cell('Price'), row);
      if ('problem' in wanted) fault(at('Price'), row.service, wanted.problem);
      else if (wanted.isChanged && cell('State of the price') !== row.state)
        fault(
          at('Price'),
          row.service,
          reader.text('Somebody has changed this price since the file was given out. Download it anew.'),
        );
      else if (wanted.isChanged)
        changes.push({ place: at('Price'), row, ...(wanted.amount !== undefined && { amount: wanted.amount }) });
    }
  }
  return { changes, faults };
}

type Wanted = { readonly problem: string } | { readonly isChanged: boolean; readonly amount?: number };

function amountIn(reader: Reader, currency: string, cell: string, row: PriceRow): Wanted {
  if (cell === '') {
    if (row.amount === undefined || row.isByHand) return { isChanged: row.isByHand };
    return {
      problem: reader.text('This price comes from the rules. An empty cell takes back only what was set by hand.'),
    };
  }
  const amount = /^\d+(\.\d+)?([eE][-+]?\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
  if (Number.isNaN(amount)) return { problem: reader.text('“{found}” is no number.', { found: cell.slice(0, 40) }) };
  if (amount === row.amount) return { isChanged: false };
  if (amount > most) return { problem: reader.text(fieldTexts.maximum, { n: most }) };
  const digits = row.isMetered ? 6 : decimalsOf(currency);
  if (Math.abs(amount * 10 ** digits - Math.round(amount * 10 ** digits)) > 1e-6 * Math.max(1, amount))
    return { problem: reader.text('At most {count} decimals.', { count: digits }) };
  return { isChanged: true, amount };
}

/** By the titles in whatever language the file was given out. */
function columnsIn(head: SheetLine | undefined): ReadonlyMap<KeyColumn, number> {
  const columns = new Map<KeyColumn, number>();
  for (const [column, title] of head?.cells ?? [])
    for (const name of keyColumns)
      if (!columns.has(name) && allLanguages.some((language) => translate(language, name) === title.trim()))
        columns.set(name, column);
  return columns;
}
