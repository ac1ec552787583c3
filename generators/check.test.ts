/** Every rule of the check finds what it is for in a small wrong product, and says where and what to do. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { action, go, open } from '../src/define/action.ts';
import { layout } from '../src/define/asking.ts';
import { constant, row } from '../src/define/binding.ts';
import { can } from '../src/define/capability.ts';
import { form } from '../src/define/form.ts';
import { head } from '../src/define/head.ts';
import { custom } from '../src/define/layout.ts';
import { operation } from '../src/define/operation.ts';
import { type Screen, screen } from '../src/define/screen.ts';
import { table } from '../src/define/table.ts';
import { view } from '../src/define/view.ts';
import { findingsIn, rules } from './check.ts';
import { printed } from './findings.ts';
import type { Product } from './product.ts';

const GetThings = operation('Test/GetThings', {
  kind: 'read',
  needs: can('WIKI', 'Read'),
  input: Type.Object({}),
  data: Type.Array(Type.Object({ ThingId: Type.Integer(), Name: Type.String() })),
  example: { input: {}, data: [] },
});
const GetThing = operation('Test/GetThing', {
  kind: 'read',
  needs: 'signedIn',
  input: Type.Object({ thingId: Type.Integer() }),
  data: Type.Object({ ThingId: Type.Integer(), Name: Type.String() }),
  example: { input: { thingId: 1 }, data: { ThingId: 1, Name: 'One' } },
});
const SaveThing = operation('Test/SaveThing', {
  kind: 'write',
  needs: 'signedIn',
  audit: { event: 'Thing saved' },
  input: Type.Object({
    thingId: Type.Integer(),
    name: Type.String(),
    values: Type.Record(Type.String(), Type.Unknown()),
  }),
  data: Type.Null(),
  example: { input: { thingId: 1, name: '', values: {} }, data: null },
});

const things = screen('/things', { title: 'Things', body: table(GetThings, {}, { columns: ['Name'] }) });

/** A right product; a case puts in its place what it wants to be wrong. */
const product = (wrong: Partial<Product> & { readonly screen?: Screen }): Product => ({
  screens: {
    'manifests/screens/a/things.ts': things,
    ...(wrong.screen && { 'manifests/screens/a/wrong.ts': wrong.screen }),
  },
  operations: {},
  handlers: [],
  shell: { home: '/things', landing: '/Things', legacy: {}, links: {}, menuGroups: [] },
  icons: ['sitemap', 'download'],
  customBlocks: ['sign-in'],
  errors: ['ERR-1'],
  texts: new Map(),
  catalogues: {},
  source: () => undefined,
  ...wrong,
});

const thingHead = head(GetThing, { thingId: constant(1) }, { title: 'Name' });
const tab = (path: `/${string}`, order: number) =>
  ({
    ...screen(path, { title: 'Thing', tab: { title: 'View', order }, body: custom('sign-in') }),
    head: thingHead,
  }) as Screen;
const list = (definition: Omit<Parameters<typeof table<object, { ThingId: number; Name: string }[]>>[2], 'columns'>) =>
  screen('/list', { title: 'List', body: table(GetThings, {}, { columns: ['Name'], ...definition } as never) });
const save = { thingId: constant(1), name: constant(''), values: constant({}) };

const cases: Readonly<Record<string, readonly (readonly [Product, string])[]>> = {
  'operation-names': [
    [
      product({
        operations: { 'manifests/operations/Test/GetThing.ts': GetThings },
        handlers: ['src/server/operations/Test/GetThing.ts'],
      }),
      `"Test/GetThings", its file "Test/GetThing"`,
    ],
  ],
  handlers: [
    [
      product({ operations: { 'manifests/operations/Test/GetThings.ts': GetThings } }),
      'Write src/server/operations/Test/GetThings.ts.',
    ],
    [
      product({ handlers: ['src/server/operations/Test/GetThings.ts'] }),
      'manifests/operations/Test/GetThings.ts is missing',
    ],
  ],
  'screen-paths': [
    [
      product({ screen: screen('/Things?find?', { title: 'Things', body: custom('sign-in') }) }),
      'already that of manifests/screens/a/things.ts',
    ],
  ],
  titles: [
    [product({ screen: screen('/a', { title: ' ', body: custom('sign-in') }) }), 'A title is empty'],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: view(
            GetThing,
            { thingId: constant(1) },
            {
              layout: [
                { title: '', fields: ['Name'] },
                { title: 'B', fields: ['ThingId'] },
              ],
            },
          ),
        }),
      }),
      'A title is empty',
    ],
  ],
  'menu-order': [
    [
      product({
        screens: {
          'a.ts': { ...things, path: '/a', menu: { group: 'Main', order: 5 } },
          'b.ts': { ...things, menu: { group: 'Main', order: 5 } },
        },
      }),
      'another entry with order 5: a.ts. Free is 10.',
    ],
  ],
  'tab-order': [
    [
      product({
        screens: { 'a.ts': things, 'b.ts': tab('/thing/$thingId', 1), 'c.ts': tab('/thing/$thingId/log', 1) },
      }),
      'The tab "View" has the order 1 of "View" in b.ts',
    ],
  ],
  links: [
    [
      product({ screen: list({ open: go('/thigns', {}) }) }),
      'leads to /thigns, but no screen has this path. Did you mean "/things"?',
    ],
    [
      product({ screen: list({ open: go('/things?find', { find: row('Name') } as never) }) }),
      'gives "find" to /things, which takes nothing after ?',
    ],
    [
      product({ shell: { home: '/things', landing: '/Start', legacy: {}, links: {}, menuGroups: [] } }),
      'leads to /Start',
    ],
  ],
  columns: [
    [
      product({
        screen: screen('/a', { title: 'A', body: table(GetThings, {}, { columns: ['Name', { field: 'Name' }] }) }),
      }),
      '"Name" stands more than once in columns',
    ],
    [
      product({ screen: screen('/a', { title: 'A', body: table(GetThings, {}, { columns: [] }) }) }),
      'A list without columns',
    ],
  ],
  'server-layouts': [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: view(
            GetThing,
            { thingId: constant(1) },
            {
              layout: layout(GetThing, { thingId: constant(1) }),
              save: form(SaveThing, { thingId: constant(1), values: constant({}) }, { fields: ['name'] }),
            },
          ),
        }),
      }),
      'Test/SaveThing takes it as values',
    ],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: form(
            SaveThing,
            { thingId: constant(1), values: constant({}) },
            { fields: [{ field: 'name', layout: layout(GetThing, { thingId: constant(1) }) }] },
          ),
        }),
      }),
      '"name" cannot take the fields of a server layout',
    ],
  ],
  'action-labels': [
    [
      product({
        screen: list({
          actions: [action(SaveThing, save, { label: 'Save' }), open(go('/things', {}), { label: 'Save' })],
        }),
      }),
      'Two actions in "actions" are labelled "Save"',
    ],
  ],
  'text-length': [
    [product({ screen: screen('/a', { title: 'A'.repeat(61), body: custom('sign-in') }) }), 'has 61 characters'],
  ],
  icons: [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          menu: { group: 'Main', order: 1, icon: 'sitemp' },
          body: custom('sign-in'),
        }),
      }),
      'Did you mean "sitemap"?',
    ],
  ],
  'custom-blocks': [
    [
      product({ screen: screen('/a', { title: 'A', body: custom('sign-im') }) }),
      'There is no src/custom/sign-im; there are sign-in. Did you mean "sign-in"?',
    ],
  ],
  'error-codes': [
    [
      product({
        operations: { 'manifests/operations/Test/GetThings.ts': { ...GetThings, errors: ['ERR-2'] } },
        handlers: ['src/server/operations/Test/GetThings.ts'],
      }),
      'ERR-2 is not in the catalogue',
    ],
  ],
  translations: [
    [product({ catalogues: { de: { 'At least {n}': 'Mindestens {m}' } } }), 'has {m} where the text has {n}'],
  ],
};

describe('check', () => {
  it('has a case for every rule', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(rules).sort());
  });

  it('finds nothing in a right product', () => {
    expect(findingsIn(product({}))).toEqual([]);
  });

  it.each(Object.entries(cases).flatMap(([name, list]) => list.map(([wrong, said]) => ({ name, wrong, said }))))(
    '$name: $said',
    ({ name, wrong, said }) => {
      const texts = rules[name]?.(wrong).map(printed) ?? [];
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain(said);
    },
  );

  it('names the line, also in a block that the screen imports', () => {
    const source = (file: string) =>
      file.endsWith('.block.ts') ? "\n  open: go('/thigns', {})," : "import { list } from './list.block.ts';";
    const [finding] = rules['links']?.(product({ screen: list({ open: go('/thigns', {}) }), source })) ?? [];
    expect(finding).toMatchObject({ file: 'manifests/screens/a/list.block.ts', line: 2 });
  });

  it('says a finding once when two screens share a block', () => {
    const shared = custom('sing-in');
    const screens = {
      'a.ts': screen('/a', { title: 'A', body: shared }),
      'b.ts': screen('/b', { title: 'B', body: shared }),
    };
    const found = findingsIn({ ...product({}), screens: { 'things.ts': things, ...screens } });
    expect(found).toHaveLength(2);
    const source = (file: string) => (file.endsWith('.block.ts') ? "custom('sing-in')" : "from './x.block.ts'");
    expect(findingsIn({ ...product({ source }), screens: { 'things.ts': things, ...screens } })).toHaveLength(1);
  });
});
