/** A list and a tree that the tests of the table share. */

import { constant, param, row } from '../../define/binding/binding.ts';
import { go } from '../../define/blocks/action.ts';
import { search, table } from '../../define/blocks/table.ts';
import { can } from '../../define/contract/capability.ts';
import type { TableShape } from '../../define/shapes/block-shapes.ts';
import { planOf } from '../table/model/plan.ts';
import { blockOf, FindThings, GetParts, GetThings } from './test-calls.ts';

export const held = [{ ObjectType: 'AUDIT_LOG', Read: true }];
export const things = blockOf<TableShape>(
  table(
    GetThings,
    { shelfId: param('shelfId') },
    {
      columns: [
        'DisplayName',
        'Owner.DisplayName',
        'MadeUtc',
        'ThingState',
        'Color',
        'Weight',
        'HasParts',
        'Tags',
        'Owner.Email',
        { field: 'ThingId', title: 'Number', needs: can('WIKI', 'Read') },
      ],
      filters: [
        { field: 'colors', display: 'toggles' },
        { field: 'ended', display: 'switch', title: 'Show ended' },
        'from',
        'to',
        'maker',
        'options.filter',
      ],
      sort: { field: 'MadeUtc', direction: 'DESC' },
      sortable: ['MadeUtc', 'DisplayName'],
    },
  ),
);
export const plan = planOf(things, held);

export const parts = blockOf<TableShape>(
  table(
    GetParts,
    { ended: constant(false) },
    {
      columns: ['DisplayName'],
      filters: [{ field: 'colors', display: 'toggles' }],
      tree: { children: { thingId: row('ThingId') }, more: 'HasParts' },
      search: search(FindThings, {}, { text: 'text' }),
      open: go('/thing/$id', { id: row('ThingId') }),
    },
  ),
);
export const treePlan = planOf(parts, held);
