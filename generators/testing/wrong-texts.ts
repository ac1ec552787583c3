/** Products whose messages cannot be read, whose fields nobody can fill, or whose rights open nothing. */
import { Type } from 'typebox';
import { constant } from '../../src/define/binding/binding.ts';
import { where } from '../../src/define/binding/condition.ts';
import { form } from '../../src/define/blocks/form.ts';
import { table } from '../../src/define/blocks/table.ts';
import { can } from '../../src/define/contract/capability.ts';
import { operation } from '../../src/define/contract/operation.ts';
import { screen } from '../../src/define/screen.ts';
import { type Cases, GetThings, product, SaveThing } from './product.ts';

const translated = (language: string, text: string, translation: string) =>
  product({ catalogues: { [language]: { [text]: translation } } });
const named = (text: string) => product({ texts: new Map([[text, ['src/a.ts:7']]]) });
const rows = '{n, plural, one {# row} other {# rows}}';
const asking = (needs: object) =>
  screen('/a', { title: 'A', body: table(GetThings, {}, { columns: ['Name'] }), ...needs });

const Pay = operation('Test/Pay', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
  needs: 'signedIn',
  audit: { event: 'Paid' },
  input: Type.Object({ Means: Type.Union([Type.String({ title: 'In words' }), Type.Number()]) }),
  data: Type.Null(),
  example: { input: { Means: 'Bank' }, data: null },
});

export const wrongTexts: Cases = {
  'shape-titles': [
    [
      product({ screen: screen('/a', { title: 'A', body: form(Pay, {}, { fields: ['Means'] }) }) }),
      'One of the shapes of Means in Test/Pay has no title',
    ],
  ],
  'message-form': [
    [named('{n, plural, one {# row}}'), 'src/a.ts:7  The text "{n, plural, one {# row}}" cannot be read'],
    [named('Hello {name'), 'has a brace that is not closed'],
    [
      translated('de', rows, '{n, plural, one {# Zeile} other {# Zeilen}'),
      `The translation of "${rows}" cannot be read`,
    ],
    [translated('de', rows, '{n, plurl, one {# Zeile} other {# Zeilen}}'), 'cannot be read'],
    [translated('de', 'Of {name}', 'Von {name}}'), 'A parameter stands as {name}.'],
    [
      translated('pl', rows, '{n, plural, one {# wiersz} many {# wierszy} other {# wiersza}}'),
      'counts by {n} without "few", which this language tells apart.',
    ],
  ],
  'required-fields': [
    [
      product({
        screen: screen('/a', {
          title: 'A',
          body: form(
            SaveThing,
            { thingId: constant(1), values: constant({}) },
            { fields: [{ field: 'name', when: where({ name: 'x' }) }] },
          ),
        }),
      }),
      '"name" is hidden by its when, but Test/SaveThing cannot do without it.',
    ],
    [
      product({
        layouts: {
          views: [],
          fields: [],
          definitions: [
            { Name: 'Contract', DisplayValue: {}, DisplayTemplate: 'Text', IsRequired: true, HideEmpty: true },
          ],
        },
      }),
      '"Contract" is required and hidden while it is empty',
    ],
  ],
  'used-rights': [
    [
      product({
        operations: { 'manifests/operations/Test/GetThings.ts': GetThings },
        screen: asking({ needs: can('WIKI', 'Read', 'Execute') }),
      }),
      'No call asks for WIKI Execute. Calls ask for WIKI Read.',
    ],
    [product({ screen: asking({ needs: can('CHAT_BOT', 'Read') }) }), 'Calls ask for nothing of CHAT_BOT.'],
  ],
};
