/** A list as a sheet: the columns and rows of the screen, as the field kinds write values into files. */
import type { FieldOptions } from '../../../define/fields/field.ts';
import type { WholeShape } from '../../../define/shapes/block-shapes.ts';
import { fieldFor } from '../../../fields/registry.ts';
import type { Capabilities } from '../../../rules/access/capabilities.ts';
import { instantTitle } from '../../../rules/files/sheet-layout.ts';
import { escapeFormula } from '../../../rules/files/spreadsheet.ts';
import { type FileCell, fileCell } from '../../../rules/format/file-cell.ts';
import { kindFor } from '../../../rules/kinds/registry.ts';
import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { rowSchema } from '../../binding/answer-rows.ts';
import { schemaAt } from '../../binding/schema.ts';
import { type Translate, translatedOptions } from '../../field-plan/field-text.ts';
import type { ExportColumn } from '../../frame/engine-services.tsx';
import { placedColumns } from '../columns/column-choice.ts';
import { type ColumnPlan, columnsOf } from '../columns/column-plan.ts';
import type { TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';

export interface SheetColumn {
  readonly plan: ColumnPlan;
  readonly title: string;
  readonly options: FieldOptions;
}

export interface Sheet {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** Those that stand on the screen and no others: a gated column is not in the plan, a hidden one not in its place. */
export const sheetColumns = (plan: TablePlan, { columns }: Pick<ListState, 'columns'>, t: Translate) =>
  written(placedColumns(plan, columns), t);

/** Of a whole tree: what says where a row stands follows its name, then the columns of the screen that its source has as well. */
export function wholeColumns(
  plan: TablePlan,
  state: Pick<ListState, 'columns'>,
  whole: WholeShape,
  held: Capabilities,
  t: Translate,
) {
  const schema = rowSchema(whole.source);
  const [name, ...others] = sheetColumns(plan, state, t).filter(({ plan: { field } }) => schemaAt(schema, field));
  return [...(name ? [name] : []), ...written(columnsOf(whole.columns, schema, held), t), ...others];
}

const written = (columns: readonly ColumnPlan[], t: Translate) =>
  columns.map((column): SheetColumn => {
    const { title, choices, kind, with: told } = column;
    const options = translatedOptions({ label: title, ...(choices && { choices }), ...(told && { with: told }) }, t);
    const words = options.choices ?? fieldFor(kind).words?.(t);
    return {
      plan: column,
      title: titleOf(kind, options.label),
      options: words ? { ...options, choices: words } : options,
    };
  });

/** Said where the zone is not seen beside each value. */
const titleOf = (kind: string, title: string): string => (kindFor(kind).instant ? instantTitle(title) : title);

export const sheetOf = (columns: readonly SheetColumn[], rows: readonly Row[], locale: string): Sheet => ({
  titles: columns.map(({ title }) => escapeFormula(title)),
  rows: rows.map((row) => columns.map((column) => cellOf(column, row, locale))),
});

function cellOf({ plan, options }: SheetColumn, row: Row, locale: string): FileCell {
  const currency = plan.currency === undefined ? undefined : valueAt(row, plan.currency);
  const written = typeof currency === 'string' ? { ...options, currency } : options;
  return fileCell(kindFor(plan.kind), valueAt(row, plan.field), written, locale);
}

/** The same columns, as the server is told about them. */
export const requestColumns = (columns: readonly SheetColumn[]): readonly ExportColumn[] =>
  columns.map(({ plan: { field, kind, currency, with: told }, title, options: { choices } }) => ({
    field,
    title,
    kind: kindFor(kind).kind,
    ...(told === undefined ? {} : { with: told }),
    ...(choices === undefined ? {} : { choices }),
    ...(currency === undefined ? {} : { currencyField: currency }),
  }));

/** Tabs and line ends would begin another cell. */
const oneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

export const tabText = ({ titles, rows }: Sheet): string =>
  [titles, ...rows.map((row) => row.map(({ text }) => text))].map((line) => line.map(oneLine).join('\t')).join('\r\n');

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

export const tableHtml = ({ titles, rows }: Sheet): string => {
  const line = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const body = rows
    .map((row) =>
      line(
        'td',
        row.map(({ text }) => text),
      ),
    )
    .join('');
  return `<table><thead>${line('th', titles)}</thead><tbody>${body}</tbody></table>`;
};
