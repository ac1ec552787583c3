/** Saved views of a list: what of its state they keep, and whether the list still looks like one. */
import type { SavedView } from '../../frame/engine-services.tsx';
import type { TablePlan } from '../model/plan.ts';
import { firstState, type ListState, readState, writeState } from '../model/state.ts';

/** A view keeps how the list looks, not where somebody was in it. */
const kept = (state: ListState): ListState => ({
  ...state,
  page: 1,
  expanded: undefined,
  selecting: false,
  view: undefined,
});

export function viewText(plan: TablePlan, state: ListState): string {
  const written = Object.entries(writeState(plan, kept(state)));
  const given = written.filter((each): each is [string, string] => each[1] !== undefined);
  return new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** What it no longer knows, such as a column that is gone, is left out. */
export const viewState = (
  plan: TablePlan,
  { id, name, state }: Pick<SavedView, 'id' | 'name' | 'state'>,
): ListState => ({
  ...kept(readState(plan, Object.fromEntries(new URLSearchParams(state)))),
  view: { id, name },
});

/** The list as it is made; said so only where a view would open by itself. */
export const plainState = (plan: TablePlan, views: readonly SavedView[]): ListState => ({
  ...firstState(plan),
  ...(views.some(({ isDefault }) => isDefault) && { view: { id: 0, name: '' } }),
});

export const differs = (plan: TablePlan, state: ListState, view: Pick<SavedView, 'id' | 'name' | 'state'>): boolean =>
  viewText(plan, state) !== viewText(plan, viewState(plan, view));

export type Current =
  /** One of the person's own. */
  | { readonly kind: 'own'; readonly view: SavedView; readonly changed: boolean }
  /** Of somebody who shared a link. */
  | { readonly kind: 'shared'; readonly name: string }
  | { readonly kind: 'none' };

export function currentView(plan: TablePlan, state: ListState, views: readonly SavedView[]): Current {
  const { view } = state;
  const own = views.find(({ id }) => id === view?.id);
  if (own) return { kind: 'own', view: own, changed: differs(plan, state, own) };
  return view && view.id > 0 && view.name ? { kind: 'shared', name: view.name } : { kind: 'none' };
}

/** 'Polish companies 2': a name that none of them has. */
export function freeName(name: string, views: readonly SavedView[]): string {
  const taken = new Set(views.map((view) => view.name.toLocaleLowerCase()));
  const base = name.replace(/ \d+$/, '');
  for (let number = 2; ; number++) {
    const next = `${base} ${number}`;
    if (!taken.has(next.toLocaleLowerCase())) return next;
  }
}
