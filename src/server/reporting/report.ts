/** A report as its file writes it: what it is called, what may be asked, which columns it has, and the query of its rows. */
import type { RawBuilder } from 'kysely';
import type { Needs } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { FieldKinds } from '../../define/fields/field.ts';
import type { Asked } from './asked.ts';
import type { Parameter } from './parameters.ts';
import type { Choice, Say } from './say.ts';

export interface ReportColumn {
  /** As the query calls it. */
  readonly name: string;
  readonly title: (t: Say) => string;
  /** The field kind; absent: Text. */
  readonly kind?: keyof FieldKinds;
  /** What codes are called. */
  readonly choices?: (t: Say) => readonly Choice[];
  /** An amount in the currency of its row, which the query calls "Currency". */
  readonly isMoney?: true;
  /** What is paid for one unit: more digits than an amount. */
  readonly total?: 'sum';
  readonly needs?: Needs;
  readonly width?: number;
  readonly hidden?: true;
}

export interface ReportChart {
  /** Rows with "Month" ('YYYY-MM'), "Series", "Value", and "Currency" where they are amounts; "IsEstimate" of a month that goes on. */
  readonly points: (asked: Asked, context: CallContext) => RawBuilder<object>;
  /** What the codes in "Series" are called; absent: they are names. */
  readonly series?: (t: Say) => Readonly<Record<string, string>>;
}

/** What is joined to rows, which are called `q`; of a long report that is worked out for its page alone. */
export interface NamedColumns {
  /** Columns of the rows that the joins look for. */
  readonly keys: readonly string[];
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly joins: RawBuilder<unknown>;
}

export interface ReportDefinition {
  readonly title: (t: Say) => string;
  readonly summary: (t: Say) => string;
  readonly group: 'Sales' | 'Subscriptions' | 'Operations';
  readonly icon: string;
  /** Beside the right to reports. */
  readonly needs: Needs;
  readonly parameters: readonly Parameter[];
  /** The first one names the row. */
  readonly columns: readonly ReportColumn[];
  /** The column by which the rows come at first, from the largest where it is a number. */
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc' };
  /** Rows with "RowId", a column for each of `columns`, and "Currency" where one of them is an amount. Each asks `in_deal` or `in_scope` itself. */
  readonly rows: (asked: Asked, context: CallContext) => RawBuilder<object>;
  /** Those of `columns` that `rows` leaves out: joined to all rows only where these are sorted or searched by them. None has a total. */
  readonly named?: (context: CallContext) => NamedColumns;
  readonly chart: ReportChart;
}

export interface Report extends ReportDefinition {
  readonly name: string;
}

export const report = (definition: ReportDefinition): ReportDefinition => definition;
