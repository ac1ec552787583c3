/** Pages of lists: one statement that finds, orders, cuts and counts; the caller's words reach it as values only. */
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { type Language, limits } from '../../rules/limits.ts';
import type { ListInput } from '../../rules/list-call.ts';
import { folded, inOrderOf } from './reader-order.ts';
import type { Tables } from './tables.ts';

type Column<Row> = keyof Row & string;

export interface PageQuery<Row, More = unknown, Key extends string = string, Beside = unknown> {
  /** Each key that the call may be ordered by, and the column of the rows that were found. */
  readonly order: Readonly<Record<Key, Column<Row>>>;
  /** The order when none is asked for, and among equals; it ends with what no two rows share. */
  readonly standard: Readonly<Partial<Record<Column<Row>, 'asc' | 'desc' | 'desc nulls last'>>>;
  /** Columns of texts, which are ordered as their reader's language does. */
  readonly texts?: Texts<Column<Row>>;
  /** Columns of codes, ordered by what is shown for them: the codes in that order, asked for where they are ordered. */
  readonly codes?: Readonly<Partial<Record<Column<Row>, () => readonly string[]>>>;
  /** Columns that the words of the find box are looked for in; absent: the query has seen to them. */
  readonly find?: readonly Column<Row>[];
  /** More of each row of the page, which is called `page`. It is worked out for these few alone. */
  readonly more?: RawBuilder<More>;
  /** What the query reads by this name, worked out once, and one value of it that is answered beside the page. */
  readonly given?: { readonly name: string; readonly query: RawBuilder<unknown>; readonly beside: RawBuilder<Beside> };
  readonly input: ListInput<Key>;
}

export interface Texts<Name extends string = string> {
  readonly language: Language;
  readonly columns: readonly Name[];
}

/**
 * One page of the rows that a query finds, and how many it finds in all. Policies look at each row of a query, so they are
 * gone through once, for page and count together; only the rows of the page are numbered, as numbering sorts all that it sees.
 */
export async function pageOf<Row extends object, Key extends string, More extends object = object, Beside = undefined>(
  db: Kysely<Tables>,
  query: Expression<Row>,
  { order, standard, texts, codes, find, more, given, input }: PageQuery<Row, More, Key, Beside>,
): Promise<{ rows: (Row & More)[]; total: number; beside: Beside }> {
  const { orderBy, limit = limits.pageSize } = input;
  const asked = orderBy && { column: order[orderBy.Key], direction: orderBy.Value };
  const placeOf = (column: string): RawBuilder<unknown> => {
    const shown = (codes as Readonly<Record<string, () => readonly string[]>> | undefined)?.[column];
    if (shown) return sql`array_position(${shown()}::text[], ${sql.ref(column)})`;
    const isText = texts?.columns.some((name) => name === column);
    return texts && isText ? inOrderOf(sql.ref(column), texts.language) : sql.ref(column);
  };
  const places = [
    ...(asked ? [sql`${placeOf(asked.column)} ${sql.raw(asked.direction === 'ASC' ? 'asc' : 'desc')} nulls last`] : []),
    ...Object.entries(standard).map(([column, direction]) => sql`${placeOf(column)} ${sql.raw(String(direction))}`),
  ];
  const words = wordsOf(input);
  const wanted = find && words !== undefined ? sql`where ${hasWords(find, words)}` : sql``;
  const { rows } = await sql<Row & More & { page_total: number; page_place: number | null; page_beside: Beside }>`
    with ${given ? sql`${sql.ref(given.name)} as materialized (${given.query}),` : sql``}
    listed as materialized (select * from (${query}) listed ${wanted})
    select page.*${more ? sql`, ${more}` : sql``}, counted.*
    from (select count(*)::integer as page_total${given ? sql`, ${given.beside} as page_beside` : sql``} from listed) counted
    left join (
      select listed.*, row_number() over (order by ${sql.join(places)}) as page_place from (
        select * from listed order by ${sql.join(places)} limit ${limit} offset ${offsetOf(input)}) listed
    ) page on true
    order by page.page_place`.execute(db);
  return {
    rows: rows.filter(({ page_place }) => page_place !== null),
    total: rows[0]?.page_total ?? 0,
    beside: rows[0]?.page_beside as Beside,
  };
}

export const offsetOf = ({ options }: ListInput): number => options?.offset ?? 0;

/** The words of the find box; undefined when there are none. */
export const wordsOf = ({ options }: ListInput): string | undefined => options?.filter?.trim() || undefined;

/** Each of these words stands in one of the columns, in whatever order, with or without capitals and accents. */
export const hasWords = (columns: readonly string[], words: string): RawBuilder<boolean> => {
  const each = words.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const isIn = (word: string, column: string) =>
    sql`${folded(sql.ref(column))} like ${folded(sql`${containing(word)}::text`)}`;
  const has = (word: string) =>
    sql`(${sql.join(
      columns.map((column) => isIn(word, column)),
      sql` or `,
    )})`;
  return sql<boolean>`(${sql.join(each.map(has), sql` and `)})`;
};

/** Beyond these nobody narrows a list any more. */
const mostWords = 8;

/** A text as a LIKE pattern that finds it anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Codes in the order of their names in a language. */
export function codesByName(
  members: readonly { readonly Value: string; readonly DisplayName: string }[],
  language: Language,
): readonly string[] {
  const { compare } = new Intl.Collator(language);
  return [...members].sort((a, b) => compare(a.DisplayName, b.DisplayName)).map(({ Value }) => Value);
}
