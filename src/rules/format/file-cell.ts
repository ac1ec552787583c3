/** A value as a cell of a file: its text, and for workbooks the number or day that programs calculate with. */
import { escapeFormula } from '../files/spreadsheet.ts';
import { decimalsOf } from './money.ts';
import { type TextOptions, valueText } from './value-text.ts';

export interface FileCell {
  /** Never a formula. */
  readonly text: string;
  readonly value?: number | Date;
  /** How a workbook writes the value. */
  readonly format?: string;
}

type Typed = Omit<FileCell, 'text'>;

const decimals = (count: number): string => (count > 0 ? `.${'0'.repeat(count)}` : '');

/** As many decimals as the number has, so that 12.5 per cent is neither 13 nor 12.50. */
const decimalsIn = (value: number): number => Math.min(/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0, 10);

function numberCell(kind: string, value: number, { currency }: TextOptions): Typed | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (kind === 'Number') return { value, format: `#,##0${decimals(decimalsIn(value))}` };
  if (kind === 'Percent') return { value: value / 100, format: `0${decimals(decimalsIn(value))}%` };
  if (kind !== 'Money') return undefined;
  const code = currency !== undefined && /^[A-Z]{3}$/.test(currency) ? ` "${currency}"` : '';
  return { value, format: `#,##0${decimals(Math.max(decimalsOf(currency), decimalsIn(value)))}${code}` };
}

const dayForm = 'yyyy-mm-dd';
const timeForms: Readonly<Record<string, string>> = {
  Date: dayForm,
  DateTimeUtc: `${dayForm} hh:mm:ss`,
  TimeAgo: `${dayForm} hh:mm:ss`,
};

function timeCell(kind: string, text: string): Typed | undefined {
  const format = timeForms[kind];
  if (format === undefined || !/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text)) return undefined;
  // A kind of days shows the day of an instant.
  const value = new Date(format === dayForm ? text.slice(0, dayForm.length) : text);
  return Number.isNaN(value.getTime()) ? undefined : { value, format };
}

export function fileCell(kind: string, value: unknown, options: TextOptions, locale: string): FileCell {
  const typed =
    typeof value === 'number'
      ? numberCell(kind, value, options)
      : typeof value === 'string'
        ? timeCell(kind, value)
        : undefined;
  return { text: escapeFormula(valueText(kind)(value, options, locale)), ...typed };
}
