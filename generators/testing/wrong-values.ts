/** Products whose files, gates, values or sizes are wrong. */

import { Type } from 'typebox';
import { constant, param } from '../../src/define/binding/binding.ts';
import { either, not, where } from '../../src/define/binding/condition.ts';
import { action, go, show } from '../../src/define/blocks/action.ts';
import { custom, menuLinks } from '../../src/define/blocks/arrangement.ts';
import { search, table } from '../../src/define/blocks/table.ts';
import { view } from '../../src/define/blocks/view.ts';
import { anyOf, can } from '../../src/define/contract/capability.ts';
import { operation } from '../../src/define/contract/operation.ts';
import { screen } from '../../src/define/screen.ts';
import { type Cases, GetThing, GetThings, list, product, SaveThing, save, shellWith, things } from './product.ts';

const nobody: object = { needs: anyOf() };
const titled = (title: string) => screen('/a', { title, body: custom('sign-in') });
const viewOf = (thingId: never, more: object = {}) =>
  screen('/a', {
    title: 'A',
    body: view(GetThing, { thingId }, { fields: ['Name'], ...more }),
  });

const FindThings = operation('Test/FindThings', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({
    words: Type.Optional(Type.String()),
    options: Type.Optional(Type.Object({ filter: Type.Optional(Type.String()) })),
  }),
  data: Type.Array(Type.Object({ ThingId: Type.Integer(), Name: Type.String() })),
  example: { input: {}, data: [] },
});
const paging = Type.Optional(Type.Integer());
/** A screen with a figure of a call whose input and answer have these besides. */
const figure = (
  block: 'count' | 'chart' | 'table',
  input: Type.TProperties,
  answer: Type.TProperties = {},
  more: object = {},
) =>
  screen('/a', {
    title: 'A',
    body: {
      block,
      source: {
        ...GetThings,
        operation: 'Test/GetFigures',
        input: Type.Object(input),
        data: Type.Object({ Items: Type.Array(Type.Object({ Name: Type.String() })), ...answer }),
      },
      input: {},
      title: 'A',
      ...more,
    } as never,
  });

/** A screen with bars of things whose names are months. */
const bars = (definition: object) =>
  screen('/a', {
    title: 'A',
    body: {
      block: 'chart',
      source: { ...GetThings, example: { input: {}, data: [{ ThingId: 1, Name: '2026-11' }] } },
      input: {},
      ...definition,
    } as never,
  });
/** A list with an action that the server decides. */
const decided = (more: object) =>
  list({ actions: [action(SaveThing, save, { label: 'Save', may: 'MaySave', reason: 'R', ...more } as never)] });
/** A screen with a comparison of things. */
const compared = (path: `/${string}`, input: object, atMost: number) =>
  screen(path, {
    title: 'A',
    body: { block: 'compare', source: GetThings, input, of: 'Name', key: 'ThingId', fields: ['Name'], atMost } as never,
  });
const order = (title: string, direction: 'ASC' | 'DESC') => ({ title, by: 'Name' as const, direction });
const saving = (fields: object) => ({ save: { edit: 'record', source: SaveThing, input: {}, fields } });

export const wrongValues: Cases = {
  blocks: [
    [
      product({ blocks: ['manifests/screens/a/list.block.ts'], source: () => "from './lits.block.ts'" }),
      'No screen imports this part. Import it where it shall stand, or delete the file. Did you mean "manifests/screens/a/lits.block.ts"?',
    ],
  ],
  'default-exports': [[product({ empty: ['manifests/screens/a/b.ts'] }), `Write "export default screen('…', { … })".`]],
  reachable: [
    [
      product({ screen: screen('/lost', { title: 'A', body: custom('sign-in') }) }),
      'leads to /lost. Give it a menu entry',
    ],
  ],
  'layout-names': [
    [
      product({
        screen: viewOf(constant(1) as never, { layout: { layout: 'server', input: { viewName: constant('Genral') } } }),
      }),
      'No layout of the server has the view "Genral". Did you mean "General"?',
    ],
    [
      product({
        screen: viewOf(constant(1) as never, {
          layout: { layout: 'server', input: {}, checks: { Email: { input: { value: { input: 'Emial' } } } } },
        }),
      }),
      'has the field "Emial". Did you mean "Email"?',
    ],
  ],
  'contract-fields': [
    [
      product({
        operations: { 'manifests/operations/Test/GetThing.ts': GetThing },
        names: new Set(['ThingId', 'thingId', 'Nmae']),
      }),
      'Nothing reads or writes "Name": no handler, table or screen names it. Did you mean "Nmae"?',
    ],
  ],
  'route-parameters': [
    [
      product({ screen: screen('/a/$thingId', { title: 'A', body: table(GetThings, {}, { columns: ['Name'] }) }) }),
      `takes "thingId", which nothing on the screen uses. Bind it with param('thingId')`,
    ],
    [
      product({ screen: screen('/a/$colour', { title: 'A', body: custom('sign-in') }) }),
      'takes "colour", which no hand-written block names. Did you mean "color"?',
    ],
    [product({ screen: viewOf(param('thigId') as never) }), 'The address /a has no "thigId"; it has no parameter.'],
  ],
  'link-values': [
    [
      product({
        screens: {
          'a.ts': { ...things, path: '/a?key' },
          'b.ts': list({ open: go('/a', {}) }),
        },
      }),
      `does not give "key", which /a must have. Write go('/a?key', { … }).`,
    ],
  ],
  'shell-paths': [
    [
      product({ shell: shellWith({ legacy: [{ moved: '/Old/$thing', to: '/thing/$things' }] }) }),
      'needs "things", which the old address /Old/$thing does not have. Did you mean "thing"?',
    ],
    [
      product({ shell: shellWith({ legacy: [{ moved: '/Old/$list', to: '/things?page?', read: 'p=$page' }] }) }),
      'The form of the list is "p=$page"',
    ],
    [
      product({ shell: shellWith({ legacy: [{ moved: '/Old/$list', to: '/things?page?', read: 'p:$page(hex)' }] }) }),
      'A value is read as base64 or order, never as "hex".',
    ],
    [product({ shell: shellWith({ links: { thing: '/things' } }) }), '/things has 0.'],
    [
      product({ shell: shellWith({ links: { thing: '/thing/$id' }, search: [{ finder: 'thin' } as never] }) }),
      'the link "thin", which manifests/shell.ts does not have; it has thing. Did you mean "thing"?',
    ],
  ],
  'menu-groups': [
    [
      product({ screen: screen('/a', { title: 'A', menu: { group: 'Reports', order: 1 }, body: custom('sign-in') }) }),
      'No menu is called "Reports", so the entry never shows',
    ],
    [
      product({ screen: screen('/a', { title: 'A', body: menuLinks('Mian' as never) }) }),
      'No menu is called "Mian", so the list of links is empty; there are Main, New (manifests/shell.ts). Did you mean "Main"?',
    ],
    [
      product({ screen: screen('/a', { title: 'A', body: menuLinks('New') }) }),
      'No screen stands in the menu "New", so its list of links is empty.',
    ],
  ],
  gates: [
    [
      product({ screen: screen('/a', { title: 'A', needs: can('WIKI', 'Delete'), body: custom('sign-in') }) }),
      'This screen needs WIKI Delete, which no role holds: Reader.',
    ],
    [
      product({
        screen: list({
          toolbar: [action({ ...SaveThing, ...nobody }, save, { label: 'Save' })],
        }),
      }),
      'The action "Save" needs one of no rights',
    ],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(GetThings, {}, { columns: ['Name', { field: 'ThingId', needs: can('WIKI', 'Create') }] }),
        }),
      }),
      '"ThingId" needs WIKI Create',
    ],
  ],
  'same-titles': [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(GetThings, {}, { columns: ['Name', { field: 'ThingId', title: 'Name' }] }),
        }),
      }),
      'Name and ThingId are both titled "Name" in columns',
    ],
    [
      product({ screen: viewOf(constant(1) as never, { fields: ['Name', { field: 'ThingId', title: 'Name' }] }) }),
      'Name and ThingId are both titled "Name" in fields',
    ],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: view(
            GetThing,
            { thingId: constant(1) },
            { sections: [{ title: 'B', fields: ['Name', { field: 'ThingId', title: 'Name' }] }] },
          ),
        }),
      }),
      'Name and ThingId are both titled "Name" in fields',
    ],
  ],
  examples: [
    [
      product({
        operations: {
          'manifests/operations/Test/GetThing.ts': {
            ...GetThing,
            example: { ...GetThing.example, input: { thingId: 'one' } },
          },
        },
      }),
      "The example's input does not fit its schema: thingId must be integer.",
    ],
  ],
  constants: [[product({ screen: viewOf(constant(1.5) as never) }), '"thingId" of Test/GetThing does not take 1.5']],
  sizes: [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(GetThings, {}, { columns: [{ field: 'Name', width: 4200 }] }),
        }),
      }),
      'width is 4200; allowed are 40 to 1200 pixels.',
    ],
    [product({ screen: list({ refresh: { every: 1 } }) }), 'every is 1; allowed are 5 to 3600 seconds.'],
  ],
  pages: [
    [product({ screen: figure('count', { limit: paging }) }), 'Test/GetFigures answers a page without TotalCount'],
    [
      product({ screen: figure('chart', { limit: paging }) }),
      'Test/GetFigures answers a page, so the chart would add up a part',
    ],
    [product({ screen: figure('chart', {}, { TotalCount: Type.Integer() }) }), 'Ask a call that adds up all rows.'],
    [
      product({
        screen: figure('table', { limit: paging }, {}, { columns: ['Name'], rank: { source: SaveThing, key: {} } }),
      }),
      'Test/GetFigures answers a page, and only a list that is here as a whole can be put in order.',
    ],
  ],
  'find-boxes': [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(
            FindThings,
            {},
            { columns: ['Name'], filters: ['options.filter'], search: search(FindThings, {}, { text: 'words' }) },
          ),
        }),
      }),
      'The find box of this list asks Test/FindThings, so a filter "options.filter" narrows nothing.',
    ],
  ],
  cards: [
    [product({ screen: list({ display: 'cards' }) }), "display: 'cards' has no cards to show."],
    [
      product({ screen: list({ orders: [order('Newest', 'DESC'), order('Newest', 'ASC')] }) }),
      'Two orders are titled "Newest"',
    ],
    [
      product({ screen: list({ orders: [order('Newest', 'DESC'), order('Last', 'DESC')] }) }),
      '"Name DESC" stands more than once in orders.',
    ],
  ],
  comparisons: [
    [product({ screen: compared('/a', { thingIds: param('ids') }, 4) }), 'The comparison has no ids from its address.'],
    [product({ screen: compared('/a?ids?', {}, 4) }), 'The comparison has no ids from its address.'],
    [
      product({ screen: compared('/a?ids?', { thingIds: param('ids') }, 40) }),
      'atMost is 40; allowed are 2 to 6 things side by side.',
    ],
  ],
  'shown-blocks': [
    [
      product({ screen: list({ bulk: [show({ label: 'Look' }, table(GetThings, {}, { columns: ['Name'] }))] }) }),
      '"Look" opens a block for selected rows, which have none.',
    ],
  ],
  charts: [
    [product({ screen: bars({ by: 'Name', value: 'Name' }) }), 'The bars stand for "Name" and are as high as it.'],
    [
      product({ screen: bars({ by: 'Name', value: 'ThingId', per: 'day' }) }),
      '"Name" of Test/GetThings holds "2026-11". It must begin as 2026-11-21 does',
    ],
  ],
  decisions: [
    [
      product({ screen: decided({ when: where({ MaySave: true }) }) }),
      '"Save" asks for "MaySave" in when as well as in may, so its reason never shows.',
    ],
    [
      product({
        screen: decided({ locks: [{ while: either(where({ MaySave: false }), where({ Name: '' })), reason: 'R' }] }),
      }),
      '"Save" asks for "MaySave" in locks as well as in may, so it has two reasons.',
    ],
    [product({ screen: decided({ reason: ' ' }) }), 'The reason of "Save" is empty. Say why "MaySave" may be no'],
  ],
  'saved-fields': [
    [
      product({ screen: viewOf(constant(1) as never, saving({ Name: 'name', name: 'values' })) }),
      '"name" is edited and not shown; the view shows Name. Did you mean "Name"?',
    ],
    [
      product({
        screen: viewOf(constant(1) as never, {
          fields: ['Name', 'ThingId'],
          ...saving({ Name: 'name', ThingId: 'name' }),
        }),
      }),
      'Name and ThingId are both saved into "name", where one of them is lost.',
    ],
    [product({ screen: viewOf(constant(1) as never, saving({})) }), 'Nothing of this view can be edited'],
    [
      product({
        screen: list({ edit: { edit: 'rows', source: SaveThing, input: {}, fields: { ThingId: 'name' } } as never }),
      }),
      '"ThingId" is edited and not shown; the table shows Name.',
    ],
  ],
  conditions: [
    [product({ screen: list({ ended: where({}) }) }), 'The condition tests no field, so it always holds.'],
    [product({ screen: list({ ended: where({ Name: [] }) }) }), 'The condition gives no value for "Name".'],
    [product({ screen: list({ ended: where({ Name: not([]) }) }) }), 'The condition gives no value for "Name".'],
    [product({ screen: list({ ended: either(where({ Name: 'x' })) }) }), 'either(…) has 1 condition.'],
    [product({ screen: list({ ended: where({ Name: ['x', 'x'] }) }) }), 'The condition gives "x" twice for "Name".'],
    [product({ screen: list({ ended: where({ Name: not([1, 2, 1]) as never }) }) }), 'gives 1 twice for "Name"'],
    [
      product({ screen: list({ ended: either(where({ Name: 'x' }), where({ Name: 'x' })) }) }),
      'either(…) has the condition {"where":{"Name":"x"}} twice.',
    ],
  ],
  'text-form': [
    [product({ screen: titled('Roles ') }), '"Roles " begins or ends with a blank.'],
    [product({ screen: titled('All  roles') }), 'two blanks'],
    [product({ screen: titled('All roles.') }), 'ends with a full stop'],
    [product({ screen: list({ empty: 'Wait...' }) }), 'write …'],
    [product({ screen: decided({ reason: 'It is saved. ' }) }), '"It is saved. " begins or ends with a blank.'],
  ],
  'record-keys': [
    [product({ screen: viewOf(constant(1) as never, { values: { from: 'Name', key: 'One' } }) }), 'Name has no "One"'],
  ],
};
