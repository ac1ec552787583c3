/** The state of a list in the address, and what changes it. */
import { describe, expect, it } from 'vitest';
import { type Random, random } from '../../testing/test-random.ts';
import { held, plan, things, treePlan } from '../../testing/test-tables.ts';
import { soundColumns } from '../columns/column-choice.ts';
import { planOf, type Sort, type TablePlan } from './plan.ts';
import {
  emptyState,
  firstState,
  isNarrowed,
  type ListState,
  nextSort,
  readState,
  withFilter,
  withSort,
  writeState,
} from './state.ts';
import { toggled } from './toggles.ts';

describe('address', () => {
  it('leaves out what is as usual', () => {
    expect(Object.values(writeState(plan, emptyState)).every((value) => value === undefined)).toBe(true);
    expect(readState(plan, {})).toEqual(emptyState);
  });

  it('ignores what it cannot read', () => {
    const bad = { page: '0', size: '7', sort: '-Weight', density: 'x', colors: 'Pink', from: 'soon', ended: '1' };
    expect(readState(plan, bad)).toEqual(emptyState);
    expect(readState(plan, { page: '1e3', sort: '--MadeUtc', open: '1' })).toEqual(emptyState);
    const odd = { columns: ',*,Nope*200,Color*9999-left', wrap: 'yes', display: 'map', select: '1', view: '07 x' };
    expect(readState(plan, odd)).toEqual(emptyState);
  });

  it('says of long values only what the list does not do by itself', () => {
    const wrapping = planOf({ ...things, wrap: true }, held);
    expect([readState(wrapping, {}).wrap, readState(wrapping, { wrap: 'off' }).wrap]).toEqual([true, false]);
    expect(writeState(wrapping, firstState(wrapping))['wrap']).toBeUndefined();
    expect(writeState(wrapping, emptyState)['wrap']).toBe('off');
    expect(writeState(plan, { ...emptyState, wrap: true })['wrap']).toBe('on');
  });

  it('says of cards only that they are not what comes first', () => {
    const cards = planOf({ ...things, display: 'cards' }, held);
    expect([readState(cards, {}).display, readState(cards, { display: 'rows' }).display]).toEqual(['cards', 'rows']);
    expect(writeState(cards, firstState(cards))['display']).toBeUndefined();
    expect(writeState(cards, { ...firstState(cards), display: 'rows' })['display']).toBe('rows');
  });

  it('takes orders that have names beside columns that sort, and comes in the first of them', () => {
    const orders = [
      { title: 'Lightest', by: 'Weight', direction: 'ASC' as const },
      { title: 'Newest', by: 'MadeUtc', direction: 'DESC' as const },
    ];
    const { sort: _, ...unsorted } = things;
    const ordered = planOf({ ...unsorted, orders }, held);
    expect(ordered.defaultSort).toMatchObject({ field: 'Weight', direction: 'ASC' });
    expect(planOf({ ...things, orders }, held).defaultSort).toEqual({ field: 'MadeUtc', direction: 'DESC' });
    const newest = { field: 'MadeUtc', direction: 'DESC' } as const;
    expect(readState(ordered, { sort: '-MadeUtc' }).sort).toEqual(newest);
    expect(readState(ordered, { sort: 'DisplayName' }).sort?.field).toBe('DisplayName');
    expect(readState(ordered, { sort: 'Weight' }).sort).toBeUndefined();
    const chosen = withSort(ordered, { ...emptyState, page: 4 }, { ...newest, title: 'Newest' } as Sort);
    expect([chosen.page, chosen.sort]).toEqual([1, newest]);
    expect(withSort(ordered, chosen, ordered.defaultSort).sort).toBeUndefined();
  });

  it('gives back every state it was given', () => {
    for (let seed = 0; seed < 10_000; seed++) {
      const random1 = random(seed);
      const [which, prefix] = [random1.pick([plan, treePlan]), random1.pick(['', '2-', 'below-'])];
      const state = randomState(which, random1);
      const written = writeState(which, state, prefix);
      const search = Object.fromEntries(new URLSearchParams(defined(written)));
      expect(readState(which, search, prefix), `seed ${seed}`).toEqual(state);
    }
  });
});

const defined = (changes: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(changes).filter((each): each is [string, string] => each[1] !== undefined));

function randomState(which: TablePlan, { chance, integer, pick, some, text }: Random): ListState {
  const tree = which === treePlan;
  const colors = some(['Red', 'Green', 'Blue']);
  const filters: Record<string, unknown> = {};
  if (colors.length > 0) filters['colors'] = colors;
  if (!tree && chance(0.5)) filters['ended'] = true;
  if (!tree && chance(0.5)) filters['from'] = `2026-0${1 + integer(9)}-1${integer(10)}`;
  if (!tree && chance(0.5)) filters['maker'] = text(12);
  return {
    find: chance(0.5) ? text(20) : '',
    filters,
    sort:
      tree || chance(0.5)
        ? undefined
        : pick([
            { field: 'DisplayName', direction: 'DESC' },
            { field: 'MadeUtc', direction: 'ASC' },
          ]),
    page: tree ? 1 : 1 + integer(500),
    size: pick([20, 50, 100]),
    columns: chance(0.6)
      ? soundColumns(
          which,
          some(which.columns.toSorted(() => integer(3) - 1)).map(({ field }) => ({
            field,
            ...(chance(0.4) ? { width: 48 + integer(900) } : {}),
            ...(chance(0.3) ? { pin: pick(['start', 'end'] as const) } : {}),
          })),
        )
      : undefined,
    density: pick(['compact', 'comfortable']),
    wrap: chance(0.5),
    display: pick(['rows', 'cards']),
    selecting: chance(0.5),
    view: chance(0.5) ? { id: integer(99_999), name: chance(0.8) ? text(30).trim() : '' } : undefined,
    expanded:
      tree && chance(0.7) ? Array.from({ length: integer(4) }, () => pick([String(integer(99)), text(6)])) : undefined,
  };
}

describe('changes', () => {
  it('sort a column up, down, and as the manifest says', () => {
    const up = nextSort(plan, emptyState, 'DisplayName');
    const down = nextSort(plan, up, 'DisplayName');
    expect([up.sort, down.sort, nextSort(plan, down, 'DisplayName').sort]).toEqual([
      { field: 'DisplayName', direction: 'ASC' },
      { field: 'DisplayName', direction: 'DESC' },
      undefined,
    ]);
  });

  it('start at the first page when rows are narrowed', () => {
    expect(withFilter({ ...emptyState, page: 9 }, 'maker', 'x')).toEqual({ ...emptyState, filters: { maker: 'x' } });
    expect(isNarrowed(withFilter(withFilter(emptyState, 'maker', 'x'), 'maker', undefined))).toBe(false);
  });

  it('toggle one of many; all on is no filter, and so is all off', () => {
    const colors = plan.filters[0];
    if (!colors) throw new Error('no filter');
    const without = toggled(colors, undefined, ['Red']);
    expect(without).toEqual(['Green', 'Blue']);
    expect(toggled(colors, without, ['Red'])).toBeUndefined();
    expect(toggled(colors, ['Green'], ['Green'])).toBeUndefined();
  });
});
