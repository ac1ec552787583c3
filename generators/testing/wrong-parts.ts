/** Products whose columns, texts, actions or layouts are wrong. */

import { Type } from 'typebox';
import { constant } from '../../src/define/binding/binding.ts';
import { action, go, link } from '../../src/define/blocks/action.ts';
import { custom, links } from '../../src/define/blocks/arrangement.ts';
import { form } from '../../src/define/blocks/form.ts';
import { freeText, panel, panelsIn } from '../../src/define/blocks/panels.ts';
import { table } from '../../src/define/blocks/table.ts';
import { view } from '../../src/define/blocks/view.ts';
import { operation } from '../../src/define/contract/operation.ts';
import { layout } from '../../src/define/fields/form-fields.ts';
import { screen } from '../../src/define/screen.ts';
import { type Cases, GetThing, GetThings, list, product, SaveThing, save } from './product.ts';

const SendTags = operation('Test/SendTags', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
  needs: 'signedIn',
  audit: { event: 'Tags sent' },
  input: Type.Object({ tags: Type.Array(Type.String(), { maxItems: 3 }) }),
  data: Type.Null(),
  example: { input: { tags: [] }, data: null },
});

const tags = (most: number) => ({ field: 'tags', items: { as: 'Text', most } }) as const;

const iconed = (label: string) => link(label, go('/a', {}), { icon: 'check', display: 'icon' });

export const wrongParts: Cases = {
  'row-icons': [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(GetThings, {}, { columns: ['Name'], actions: ['One', 'Two', 'Three'].map(iconed) as never }),
        }),
      }),
      '"One", "Two", "Three" all stand in a row as icons. Keep the 2',
    ],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(GetThings, {}, { columns: ['Name'], toolbar: [iconed('One')] as never }),
        }),
      }),
      '"One" stands in no row of a table',
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
              sections: [{ title: '', fields: ['Name'] }],
            },
          ),
        }),
      }),
      'A title is empty',
    ],
  ],
  kinds: [
    [
      product({
        layouts: {
          views: [],
          fields: [],
          definitions: [{ Name: 'Contract', DisplayValue: {}, DisplayTemplate: 'Flie' }],
        },
      }),
      '"Contract": there is no field kind "Flie". Did you mean "File"?',
    ],
    [
      product({
        layouts: {
          views: [],
          fields: [],
          definitions: [{ Name: 'Contract', DisplayValue: {}, DisplayTemplate: 'File', With: { accept: ['exe'] } }],
        },
      }),
      'what the kind File is told does not fit: accept.0',
    ],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(GetThings, {}, { columns: [{ field: 'Name', as: 'Text', with: { size: 3 } } as never] }),
        }),
      }),
      '"Name": the kind Text can be told nothing',
    ],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: form(SendTags, {}, { fields: [{ field: 'tags', items: { as: 'Emial' } }] } as never),
        }),
      }),
      '"tags": there is no field kind "Emial". Did you mean "Email"?',
    ],
    [
      product({
        layouts: {
          views: [],
          fields: [],
          definitions: [
            {
              Name: 'Terms',
              DisplayValue: {},
              DisplayTemplate: 'ValueList',
              With: { as: 'Duration', with: { unit: 'mouth' } },
            },
          ],
        },
      }),
      '"Terms": what the kind Duration is told does not fit: unit',
    ],
  ],
  languages: [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: form(
            SaveThing,
            { thingId: constant(1), values: constant({}) },
            { fields: [{ field: 'name', languages: { fallback: 'en' } }] },
          ),
        }),
      }),
      '"name" holds no text for each language',
    ],
  ],
  items: [
    [
      product({ screen: screen('/a', { title: 'A', body: form(SendTags, {}, { fields: [tags(10)] }) }) }),
      '"tags" allows 10 items, and Test/SendTags takes 3. Leave "most" away',
    ],
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: form(SaveThing, { thingId: constant(1), values: constant({}) }, {
            fields: [{ field: 'name', items: { as: 'Email' } }],
          } as never),
        }),
      }),
      '"name" holds no list of plain values: in Test/SaveThing it is one value. Leave items away',
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
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: table(GetThings, {}, { columns: [{ field: 'Name', hidden: true }, 'ThingId'] }),
        }),
      }),
      '"Name" is the first column: it names the row and always stands',
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
              save: { edit: 'record', source: SaveThing, input: {}, changes: 'name' } as never,
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
          actions: [action(SaveThing, save, { label: 'Save' }), link('Save', go('/things', {}))],
        }),
      }),
      'Two actions in "actions" are labelled "Save"',
    ],
    [
      product({
        screen: screen('/a', { title: 'A', body: links(link('Open', go('/things', {})), link('Open', go('/a', {}))) }),
      }),
      'Two actions in "links" are labelled "Open"',
    ],
    [
      product({ screen: list({ actions: [action(SaveThing, save, { label: 'Cancel thing', confirm: 'Sure?' })] }) }),
      'the answers "Cancel" and "Cancel thing", which begin alike',
    ],
  ],
  'text-length': [
    [product({ screen: screen('/a', { title: 'A'.repeat(61), body: custom('sign-in') }) }), 'has 61 characters'],
    [product({ screen: list({ empty: 'A'.repeat(241) }) }), 'sentences have at most 240'],
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
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: {
            block: 'panels',
            ...panelsIn({ 'a.ts': panel({ title: 'A', help: 'A', icon: 'downloaD', body: freeText('Html') }) }),
          } as never,
        }),
      }),
      'Did you mean "download"?',
    ],
    [
      product({ shell: { ...product({}).shell, search: [{ finder: 'thing', icon: 'sitemaP' }] as never } }),
      'There is no icon "sitemaP"',
    ],
  ],
  'custom-blocks': [
    [
      product({ screen: screen('/a', { title: 'A', body: custom('sign-im') }) }),
      'There is no src/custom/sign-im; there are sign-in. Did you mean "sign-in"?',
    ],
  ],
  translations: [
    [
      product({
        texts: new Map([['Roles', ['x.ts']]]),
        catalogues: { de: { Roles: 'Rollen' }, pl: { Roles: '' } },
      }),
      'src/locales/pl  1 of 1 texts are not translated: "Roles" (x.ts).',
    ],
  ],
};
