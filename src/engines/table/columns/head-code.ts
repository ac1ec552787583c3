/** The currency that the head of a column says for all of its amounts. */
import { valueAt } from '../../../rules/path.ts';
import type { VisibleRows } from '../model/visible-rows.ts';
import type { ColumnPlan } from './column-plan.ts';

/** Rows that are looked through for the first one that has it. */
const looked = 100;

export function headCode({ code, currency }: ColumnPlan, lines: VisibleRows): string | undefined {
  if (code !== 'head' || currency === undefined) return undefined;
  for (let at = 0; at < Math.min(lines.count, looked); at += 1) {
    const line = lines.at(at);
    const found = line?.kind === 'row' ? valueAt(line.row, currency) : undefined;
    if (typeof found === 'string' && found !== '') return found;
  }
  return undefined;
}

/** What stands in the head. */
export const headTitle = ({ title }: { readonly title: string }, code: string | undefined): string =>
  code === undefined ? title : `${title} ${code}`;
