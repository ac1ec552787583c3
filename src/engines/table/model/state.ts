/** What a person changed about a list, and how it stands in the address: defaults are left out, bad values ignored. */

import { limits } from '../../../rules/limits.ts';
import { reservedParameters } from '../../../rules/navigation/reserved-parameters.ts';
import type { Values } from '../../binding/schema.ts';
import { joinList, splitList } from '../../binding/text-value.ts';
import { type ChosenColumn, readColumns, writeColumns } from '../columns/column-choice.ts';
import { type FilterPlan, readFilter, writeFilter } from './filters.ts';
import type { Direction, Sort, TablePlan } from './plan.ts';

export const pageSizes = [limits.pageSize, 50, 100] as const;
export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];
export const displays = ['rows', 'cards'] as const;
export type Display = (typeof displays)[number];

/** A saved view, by its number and by the name that others see who follow a link. */
export interface ViewName {
  /** 0: the list as it is made, although somebody has a view that opens by itself. */
  readonly id: number;
  readonly name: string;
}

export interface ListState {
  readonly find: string;
  /** By the name of the input; what is not set is not there. */
  readonly filters: Values;
  /** undefined: as the manifest says. */
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly size: number;
  /** The columns that stand, in their order; undefined: as the manifest says. */
  readonly columns: readonly ChosenColumn[] | undefined;
  readonly density: Density;
  /** Long values take several lines. */
  readonly wrap: boolean;
  readonly display: Display;
  /** Rows can be selected by touch: their boxes are in sight. */
  readonly selecting: boolean;
  /** Ids of open rows; undefined: as the tree opens by itself. */
  readonly expanded: readonly string[] | undefined;
  /** The saved view that this began with. */
  readonly view: ViewName | undefined;
}

export type Search = Readonly<Record<string, string | undefined>>;

/** The address name of a filter; one that the engines use themselves gets a prefix. */
export const filterKey = (filter: FilterPlan): string =>
  reservedParameters.includes(filter.field) ? `by.${filter.field}` : filter.field;

export const emptyState: ListState = {
  find: '',
  filters: {},
  sort: undefined,
  page: 1,
  size: limits.pageSize,
  columns: undefined,
  density: 'compact',
  wrap: false,
  display: 'rows',
  selecting: false,
  expanded: undefined,
  view: undefined,
};

/** The list as its manifest makes it. */
export const firstState = ({ wrap, display }: TablePlan): ListState => ({ ...emptyState, wrap, display });

export function readState(plan: TablePlan, search: Search, prefix = ''): ListState {
  const text = (key: string) => search[prefix + key] ?? '';
  const page = /^[1-9]\d{0,6}$/.test(text('page')) ? Number(text('page')) : 1;
  const filters = plan.filters.flatMap((filter) => {
    const value = text(filterKey(filter)) === '' ? undefined : readFilter(filter, text(filterKey(filter)));
    return value === undefined ? [] : [[filter.field, value] as const];
  });
  return {
    find: plan.find === 'none' ? '' : text('find').slice(0, 200),
    filters: Object.fromEntries(filters),
    sort: readSort(plan, text('sort')),
    page: plan.paging === 'all' ? 1 : page,
    size: pageSizes.find((size) => String(size) === text('size')) ?? limits.pageSize,
    columns: readColumns(plan, text('columns')),
    density: densities.find((density) => density === text('density')) ?? 'compact',
    wrap: readSwitch(text('wrap')) ?? plan.wrap,
    display: displays.find((display) => display === text('display')) ?? plan.display,
    selecting: text('select') === 'on',
    expanded: plan.tree || plan.detail ? readExpanded(text('open')) : undefined,
    view: readView(text('view')),
  };
}

const readSwitch = (text: string): boolean | undefined => (text === 'on' ? true : text === 'off' ? false : undefined);

/** '-CreatedUtc' is descending. */
function readSort({ sortable, defaultSort }: TablePlan, text: string): Sort | undefined {
  const field = text.replace(/^-/, '');
  if (!sortable.has(field)) return undefined;
  const direction = text.startsWith('-') ? 'DESC' : 'ASC';
  return field === defaultSort?.field && direction === defaultSort.direction ? undefined : { field, direction };
}

const nothingOpen = 'none';
const readExpanded = (text: string): readonly string[] | undefined =>
  text === '' ? undefined : text === nothingOpen ? [] : splitList(text).filter(Boolean);

/** '7 Polish companies'. */
function readView(text: string): ViewName | undefined {
  const [, id, name] = /^(0|[1-9]\d{0,15})(?: (.{1,100}))?$/su.exec(text) ?? [];
  return id === undefined ? undefined : { id: Number(id), name: name ?? '' };
}

/** The changes of the address that make it show this state. */
export function writeState(plan: TablePlan, state: ListState, prefix = ''): Record<string, string | undefined> {
  const { sort, page, size, columns, density, wrap, display, selecting, expanded, view } = state;
  const changes: Record<string, string | undefined> = {
    find: state.find || undefined,
    sort: sort && (sort.direction === 'DESC' ? `-${sort.field}` : sort.field),
    page: page > 1 ? String(page) : undefined,
    size: size === limits.pageSize ? undefined : String(size),
    columns: columns && writeColumns(columns),
    density: density === 'compact' ? undefined : density,
    wrap: wrap === plan.wrap ? undefined : wrap ? 'on' : 'off',
    display: display === plan.display ? undefined : display,
    select: selecting ? 'on' : undefined,
    open: expanded && (joinList(expanded) || nothingOpen),
    view: view && (view.name ? `${view.id} ${view.name}` : String(view.id)),
  };
  for (const filter of plan.filters) changes[filterKey(filter)] = writeFilter(filter, state.filters[filter.field]);
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [prefix + key, value]));
}

/** The rows stand as cards. */
export const isCards = ({ block }: Pick<TablePlan, 'block'>, { display }: Pick<ListState, 'display'>): boolean =>
  display === 'cards' && block.cards !== undefined;

/** What is set apart from the order of rows; a change of it starts at the first page again. */
export const isNarrowed = (state: ListState): boolean => state.find !== '' || Object.keys(state.filters).length > 0;

export const withFilter = (state: ListState, field: string, value: unknown): ListState => {
  const { [field]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: value === undefined ? others : { ...others, [field]: value } };
};

/** In this order, from the first page; what the list does by itself does not stand in the address. */
export function withSort({ defaultSort }: TablePlan, state: ListState, wanted: Sort | undefined): ListState {
  const isDefault = wanted?.field === defaultSort?.field && wanted?.direction === defaultSort?.direction;
  const sort = wanted && { field: wanted.field, direction: wanted.direction };
  return { ...state, page: 1, sort: isDefault ? undefined : sort };
}

/** A column is sorted upwards, downwards, then as the manifest says. */
export function nextSort(plan: TablePlan, state: ListState, field: string): ListState {
  const now = state.sort ?? plan.defaultSort;
  const direction: Direction | undefined = now?.field !== field ? 'ASC' : now.direction === 'ASC' ? 'DESC' : undefined;
  return withSort(plan, state, direction && { field, direction });
}
