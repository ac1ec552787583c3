/** A small right product for the tests of the check, and the parts that wrong ones are made of. */
import { Type } from 'typebox';
import { constant } from '../../src/define/binding/binding.ts';
import { custom } from '../../src/define/blocks/arrangement.ts';
import { recordHeader } from '../../src/define/blocks/record-header.ts';
import { table } from '../../src/define/blocks/table.ts';
import { can } from '../../src/define/contract/capability.ts';
import { operation } from '../../src/define/contract/operation.ts';
import { type Screen, screen } from '../../src/define/screen.ts';
import type { Product } from '../product/product.ts';

/** By rule: a wrong product, and what the rule says of it. */
export type Cases = Readonly<Record<string, readonly (readonly [Product, string])[]>>;

export const GetThings = operation('Test/GetThings', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: can('WIKI', 'Read'),
  input: Type.Object({}),
  data: Type.Array(Type.Object({ ThingId: Type.Integer(), Name: Type.String() })),
  example: { input: {}, data: [] },
});
export const GetThing = operation('Test/GetThing', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({ thingId: Type.Integer() }),
  data: Type.Object({ ThingId: Type.Integer(), Name: Type.String() }),
  example: { input: { thingId: 1 }, data: { ThingId: 1, Name: 'One' } },
});
export const SaveThing = operation('Test/SaveThing', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
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

export const things = screen('/things', { title: 'Things', body: table(GetThings, {}, { columns: ['Name'] }) });

const shell: Product['shell'] = {
  ...{ home: '/things', landing: '/Things', legacy: [], found: {}, links: {}, search: [], searchTitle: '' },
  menus: { bar: ['Main'], header: [], create: ['New'], profile: [] },
  supportMessage: '/things',
  menuParameters: {},
};
/** The same with another word in it. */
export const shellWith = (wrong: Partial<Product['shell']>): Product['shell'] => ({ ...shell, ...wrong });

/** A right product; a case puts in its place what it wants to be wrong. */
export const product = (wrong: Partial<Product> & { readonly screen?: Screen }): Product => ({
  screens: {
    'manifests/screens/a/things.ts': things,
    ...(wrong.screen && { 'manifests/screens/a/wrong.ts': wrong.screen }),
  },
  operations: {},
  blocks: [],
  panels: [],
  empty: [],
  subjects: ['Thing'],
  handlers: [],
  shell,
  icons: ['sitemap', 'download'],
  customBlocks: ['sign-in'],
  roles: [{ name: 'Reader', held: [{ ObjectType: 'WIKI', Read: true }] }],
  ledTo: ['/a', '/b', '/list'],
  layouts: { views: ['General'], fields: ['Email'], definitions: [] },
  names: new Set(['thingId', 'ThingId', 'Name', 'values', 'name', 'color']),
  errors: ['ERR-1'],
  texts: new Map(),
  catalogues: {},
  catalogueFiles: [],
  source: () => undefined,
  ...wrong,
});

const thingHead = recordHeader(GetThing, { thingId: constant(1) }, { title: 'Name' });
export const tab = (path: `/${string}`, order: number) =>
  ({
    ...screen(path, { title: 'Thing', tab: { title: 'View', order }, body: custom('sign-in') }),
    header: thingHead,
  }) as Screen;
export const list = (
  definition: Omit<Parameters<typeof table<object, { ThingId: number; Name: string }[]>>[2], 'columns'>,
) => screen('/list', { title: 'List', body: table(GetThings, {}, { columns: ['Name'], ...definition } as never) });
export const save = { thingId: constant(1), name: constant(''), values: constant({}) };
