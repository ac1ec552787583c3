/** Every table of the product: the files of `tables/` add their columns to the query layer and bring their own policy. */
import type { RecordRules, SubjectRules, TableRules } from './table.ts';

/** Table name to columns; each table file adds its line by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

export const tableRules: readonly TableRules[] = Object.values(
  import.meta.glob<TableRules>('./tables/**/*.ts', { eager: true, import: 'default' }),
).sort((a, b) => a.name.localeCompare(b.name));

/** The kinds that calls can be about, with the table of each. */
export const subjectKinds: ReadonlyMap<string, SubjectRules & { readonly table: string }> = new Map(
  tableRules.flatMap(({ name, subject }) => (subject ? [[subject.name, { ...subject, table: name }]] : [])),
);

/** What people edit, with the table that keeps it. */
export const recordKinds: ReadonlyMap<string, RecordRules & { readonly table: string }> = new Map(
  tableRules.flatMap(({ name, record = [] }) =>
    [record].flat().map((each) => [each.name, { ...each, table: name }] as const),
  ),
);
