/** Columns and filters that the server sends: a list whose rows depend on what was chosen, such as a report. */
import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { Lookup } from '../fields/lookup.ts';

interface ServedChoice {
  readonly Value: string;
  readonly Label: string;
}

/** A column as the call answers it; its texts are in the language of the person already. */
export interface ServedColumn {
  /** A field of the row, with dots for what is inside. */
  readonly Field: string;
  readonly Title: string;
  /** The name of a field kind. */
  readonly Kind: string;
  readonly Width?: number;
  readonly Choices?: readonly ServedChoice[];
  /** The field of the row with the currency code of its amounts. */
  readonly Currency?: string;
  readonly Total?: string;
  readonly IsHidden?: boolean;
}

/** A filter as the call answers it. */
export interface ServedFilter {
  readonly Name: string;
  readonly Title: string;
  readonly Kind: string;
  readonly Choices?: readonly ServedChoice[];
  /** By which of the lookups its value is found. */
  readonly Finds?: string;
}

type Hint<Data, Served, Text extends string> = Data extends readonly Served[] ? unknown : { [K in Text]: null };

/** Columns that a call answers. */
export interface ColumnsFrom<S extends AnyBindingScope> extends Scoped<S> {
  readonly columnsFrom: string;
}

/** The columns of a list as a call answers them: Field, Title, Kind, and what else a column says. All of them sort where the call takes an order. */
export function columnsFrom<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'> & Hint<Data, ServedColumn, 'the call must answer columns: Field, Title, Kind'>,
  input: RequiredBindings<Input, Bound, S>,
): ColumnsFrom<S> {
  return { columnsFrom: 'operation', source, input } as never;
}

/** How values are found, by what they are. */
type Lookups<S extends AnyBindingScope> = Readonly<Record<string, Lookup<string | number, S>>>;

/** Filters that a call answers. */
export interface FiltersFrom<Into extends string, S extends AnyBindingScope> extends Scoped<S> {
  readonly filtersFrom: string;
  readonly '~into'?: Into;
}

/** The filters of a list as a call answers them: Name, Title, Kind, Choices. What is set goes along by its name in one input. */
export function filtersFrom<
  Input,
  Data,
  const Into extends string,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
>(
  source: Source<Input, Data, 'read'> & Hint<Data, ServedFilter, 'the call must answer filters: Name, Title, Kind'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: {
    /** The input of the list that takes them: a record. */
    readonly into: Into;
    /** The button by which rows are asked for once all is set, as they take a while; absent: each filter counts as soon as it is set. */
    readonly label?: string;
    /** Where values are found by typing, by what the call says that they are. */
    readonly lookups?: Lookups<S>;
  },
): FiltersFrom<Into, S> {
  return { filtersFrom: 'operation', source, input, ...definition } as never;
}
