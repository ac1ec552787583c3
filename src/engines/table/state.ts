/** What a person changed about a list, and how it stands in the address: defaults are left out, bad values ignored. */
import { limits } from '../../rules/limits.ts';
import type { Values } from '../schema.ts';
import { joinList, splitList, writeText } from '../text-value.ts';
import { type FilterPlan, readFilter } from './filters.ts';
import type { Direction, Sort, TablePlan } from './plan.ts';

export const pageSizes = [limits.pageSize, 50, 100] as const;
export type Density = 'compact' | 'comfortable';

export interface ListState {
  readonly find: string;
  /** By the name of the input; what is not set is not there. */
  readonly filters: Values;
  /** undefined: as the manifest says. */
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly size: number;
  readonly density: Density;
  /** Ids of open rows; undefined: as the tree opens by itself. */
  readonly expanded: readonly string[] | undefined;
}

type Search = Readonly<Record<string, string | undefined>>;

const own = ['find', 'sort', 'page', 'size', 'density', 'open'] as const;

/** The address name of a filter; one that the list itself uses gets a prefix. */
export const filterKey = (filter: FilterPlan): string =>
  (own as readonly string[]).includes(filter.field) ? `by.${filter.field}` : filter.field;

export const emptyState: ListState = {
  find: '',
  filters: {},
  sort: undefined,
  page: 1,
  size: limits.pageSize,
  density: 'compact',
  expanded: undefined,
};

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
    density: text('density') === 'comfortable' ? 'comfortable' : 'compact',
    expanded: plan.tree ? readExpanded(text('open')) : undefined,
  };
}

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

/** The changes of the address that make it show this state. */
export function writeState(plan: TablePlan, state: ListState, prefix = ''): Record<string, string | undefined> {
  const { sort, page, size, density, expanded } = state;
  const changes: Record<string, string | undefined> = {
    find: state.find || undefined,
    sort: sort && (sort.direction === 'DESC' ? `-${sort.field}` : sort.field),
    page: page > 1 ? String(page) : undefined,
    size: size === limits.pageSize ? undefined : String(size),
    density: density === 'compact' ? undefined : density,
    open: expanded && (joinList(expanded) || nothingOpen),
  };
  for (const filter of plan.filters) changes[filterKey(filter)] = writeText(state.filters[filter.field]);
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [prefix + key, value]));
}

/** What is set apart from the order of rows; a change of it starts at the first page again. */
export const isNarrowed = (state: ListState): boolean => state.find !== '' || Object.keys(state.filters).length > 0;

export const withFilter = (state: ListState, field: string, value: unknown): ListState => {
  const { [field]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: value === undefined ? others : { ...others, [field]: value } };
};

/** A column is sorted upwards, downwards, then as the manifest says. */
export function nextSort(plan: TablePlan, state: ListState, field: string): ListState {
  const now = state.sort ?? plan.defaultSort;
  const direction: Direction | undefined = now?.field !== field ? 'ASC' : now.direction === 'ASC' ? 'DESC' : undefined;
  const wanted: Sort | undefined = direction && { field, direction };
  const isDefault = wanted?.field === plan.defaultSort?.field && wanted?.direction === plan.defaultSort?.direction;
  return { ...state, page: 1, sort: isDefault ? undefined : wanted };
}
