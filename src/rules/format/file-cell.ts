/** A value as a cell of a file: its text, and for workbooks the number or day that programs calculate with. */
import type { FieldOptions } from '../../define/fields/field.ts';
import type { Kind, TypedCell } from '../fields/kind.ts';
import { escapeFormula } from '../files/spreadsheet.ts';

export interface FileCell extends Partial<TypedCell> {
  /** Never a formula. */
  readonly text: string;
}

/** How a kind writes its values, whatever it may be told besides. */
export interface Writer {
  export(...given: Parameters<Kind['export']>): string;
  cell?(...given: Parameters<NonNullable<Kind['cell']>>): TypedCell | undefined;
}

export const fileCell = (kind: Writer, value: unknown, options: Partial<FieldOptions>, locale: string): FileCell => ({
  text: escapeFormula(kind.export(value, options, locale)),
  ...kind.cell?.(value, options),
});

/** As many decimals as the number has, so that 12.5 per cent is neither 13 nor 12.50. */
const decimalsIn = (value: number): number => Math.min(/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0, 10);

/** A number of a workbook: '#,##0.0'. `least` decimals stand there in any case. */
export function numberCell(value: unknown, whole: string, unit = '', least = 0): TypedCell | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const count = Math.max(least, decimalsIn(value));
  return { value, format: `${whole}${count > 0 ? `.${'0'.repeat(count)}` : ''}${unit}` };
}

const dayFormat = 'yyyy-mm-dd';

function timeCell(value: unknown, length: number | undefined, format: string): TypedCell | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(value)) return undefined;
  const time = new Date(value.slice(0, length));
  return Number.isNaN(time.getTime()) ? undefined : { value: time, format };
}

/** A kind of days shows the day of an instant. */
export const dayCell = (value: unknown) => timeCell(value, dayFormat.length, dayFormat);
export const instantCell = (value: unknown) => timeCell(value, undefined, `${dayFormat} hh:mm:ss`);
