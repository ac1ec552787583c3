/** The plan of a table, and the input of its call. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../define/blocks/table.ts';
import { can } from '../../../define/contract/capability.ts';
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import { blockOf, GetAllThings } from '../../testing/test-calls.ts';
import { held, parts, plan, things, treePlan } from '../../testing/test-tables.ts';
import { childrenInput, listInput, narrowing, searchInput } from './list-input.ts';
import { planOf } from './plan.ts';
import { emptyState, type ListState, withFilter } from './state.ts';

describe('columns', () => {
  it('take title and kind from name and schema', () => {
    expect(plan.columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      'Name: Text',
      'Owner: Text',
      'Made UTC: DateTimeUtc',
      'Thing state: Status',
      'Color: Combobox',
      'Weight: Number',
      'Has parts: Checkbox',
      'Tags: Tags',
      'E-mail: Email',
    ]);
  });

  it('are not there without their right', () => {
    const all = planOf(things, [{ ObjectType: 'WIKI', Read: true }]);
    expect(all.columns.at(-1)?.title).toBe('Number');
  });
});

describe('plan', () => {
  it('leaves finding, sorting and paging to a call that takes them', () => {
    expect([plan.find, plan.sorting, plan.paging, plan.key]).toEqual(['call', 'call', 'call', 'ThingId']);
    expect(plan.filters.map(({ field, face }) => `${field}: ${face}`)).toEqual([
      'colors: toggles',
      'ended: switch',
      'from: dateRange',
      'to: dateRange',
      'maker: text',
    ]);
  });

  it('does in the browser what the call does not take', () => {
    const all = planOf(blockOf<TableShape>(table(GetAllThings, {}, { columns: ['DisplayName'] })), held);
    expect([all.find, all.sorting, all.paging, [...all.sortable]]).toEqual([
      'browser',
      'browser',
      'browser',
      ['DisplayName'],
    ]);
  });

  it('is put in no order of a column whose right is missing', () => {
    const columns = ['DisplayName' as const, { field: 'Weight' as const, needs: can('WIKI', 'Read') }];
    const all = blockOf<TableShape>(table(GetAllThings, {}, { columns }));
    expect([...planOf(all, [{ ObjectType: 'WIKI', Read: true }]).sortable]).toEqual(['DisplayName', 'Weight']);
    expect([...planOf(all, []).sortable]).toEqual(['DisplayName']);
    const said: TableShape = { ...all, sortable: ['Weight', 'MadeUtc'] };
    expect([...planOf(said, []).sortable]).toEqual(['MadeUtc']);
  });

  it('finds in another source when there is one, and pages no tree', () => {
    expect([treePlan.find, treePlan.paging, treePlan.key]).toEqual(['search', 'all', 'ThingId']);
  });
});

describe('input', () => {
  const bound = { shelfId: 7 };

  it('carries filters, find text, order and page as the call takes them', () => {
    const state: ListState = {
      ...emptyState,
      find: 'lamp',
      page: 3,
      size: 50,
      filters: { from: '2026-11-01', to: '2026-11-30', colors: ['Red'] },
    };
    expect(listInput(plan, state, bound)).toEqual({
      shelfId: 7,
      colors: ['Red'],
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-30T23:59:59.999Z',
      options: { filter: 'lamp', offset: 100 },
      orderBy: { Key: 'MadeUtc', Value: 'DESC' },
      limit: 50,
    });
  });

  it('never overrides what the manifest binds', () => {
    const short = planOf({ ...things, input: { ...things.input, limit: { constant: 5 } } }, held);
    expect(short.paging).toBe('all');
    expect(listInput(short, { ...emptyState, page: 2 }, { shelfId: 7, limit: 5 })).toEqual({
      shelfId: 7,
      limit: 5,
      orderBy: { Key: 'MadeUtc', Value: 'DESC' },
    });
    const all = { ...emptyState, filters: { ended: true } };
    expect(narrowing(treePlan, all, parts.source, { ended: false })).toEqual({ ended: false });
  });

  it('asks for children with the filters of the list', () => {
    const state = withFilter(emptyState, 'colors', ['Blue']);
    expect(childrenInput(treePlan, state, { ended: false }, { thingId: 4 }, 2)).toEqual({
      ended: false,
      thingId: 4,
      colors: ['Blue'],
      limit: 100,
      options: { offset: 200 },
    });
  });

  it('searches with the words, and the filters that the search knows', () => {
    const state = { ...withFilter(emptyState, 'colors', ['Blue']), find: 'lamp' };
    expect(searchInput(treePlan, state, {})).toEqual({ text: 'lamp', colors: ['Blue'] });
    expect(searchInput(treePlan, emptyState, {})).toBeUndefined();
    const longer = planOf({ ...parts, search: { ...parts.search, atLeast: 5 } as never }, held);
    expect(searchInput(longer, state, {})).toBeUndefined();
    expect(searchInput(longer, { ...state, find: 'lamps' }, {})).toMatchObject({ text: 'lamps' });
  });
});
