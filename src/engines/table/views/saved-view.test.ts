/** What saved views keep, and when a list differs from one. */
import { describe, expect, it } from 'vitest';
import type { SavedView } from '../../frame/engine-services.tsx';
import { plan } from '../../testing/test-tables.ts';
import { emptyState, type ListState, withFilter } from '../model/state.ts';
import { currentView, freeName, plainState, viewState, viewText } from './saved-view.ts';

const red: ListState = {
  ...withFilter(emptyState, 'colors', ['Red']),
  columns: [{ field: 'DisplayName' }, { field: 'Color', width: 90 }],
  density: 'comfortable',
};
const saved = (state: ListState, more: Partial<SavedView> = {}): SavedView => ({
  id: 7,
  name: 'Red things',
  state: viewText(plan, state),
  isDefault: false,
  ...more,
});

describe('a view', () => {
  it('keeps how the list looks, and not the place in it', () => {
    const view = saved({ ...red, page: 4, selecting: true, view: { id: 3, name: 'Other' } });
    expect(viewState(plan, view)).toEqual({ ...red, view: { id: 7, name: 'Red things' } });
  });

  it('is changed when the list looks other, not when somebody turns a page', () => {
    const view = saved(red);
    const opened = viewState(plan, view);
    const changed = (state: ListState) => {
      const current = currentView(plan, state, [view]);
      return current.kind === 'own' && current.changed;
    };
    expect(changed({ ...opened, page: 3 })).toBe(false);
    expect(changed({ ...opened, wrap: true })).toBe(true);
  });

  it('survives columns and filters that are gone', () => {
    const view = saved(red, { state: 'columns=DisplayName,Gone&colors=Pink&size=3&sort=Gone' });
    expect(viewState(plan, view)).toEqual({
      ...emptyState,
      columns: [{ field: 'DisplayName' }],
      view: { id: 7, name: 'Red things' },
    });
  });

  it('of somebody else is known by the name in the link', () => {
    expect(currentView(plan, { ...red, view: { id: 9, name: 'Theirs' } }, [saved(red)])).toEqual({
      kind: 'shared',
      name: 'Theirs',
    });
    expect(currentView(plan, emptyState, [saved(red)])).toEqual({ kind: 'none' });
  });
});

it('the list as it is made says so only beside a view that opens by itself', () => {
  expect(plainState(plan, [saved(red)])).toEqual(emptyState);
  expect(plainState(plan, [saved(red, { isDefault: true })]).view).toEqual({ id: 0, name: '' });
});

it('a copy gets a name that is free', () => {
  expect(freeName('Red things', [saved(red), saved(red, { name: 'red things 2' })])).toBe('Red things 3');
});
