/** Texts are found wherever people write them, and their parameters are read as ICU does. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { row } from '../../src/define/binding/binding.ts';
import { download, go } from '../../src/define/blocks/action.ts';
import { stack } from '../../src/define/blocks/arrangement.ts';
import { form } from '../../src/define/blocks/form.ts';
import { table } from '../../src/define/blocks/table.ts';
import { can } from '../../src/define/contract/capability.ts';
import { operation } from '../../src/define/contract/operation.ts';
import { inContext } from '../../src/define/in-context.ts';
import { screen } from '../../src/define/screen.ts';
import { difference, updated } from '../commands/locales.ts';
import { parametersOf } from './parameters.ts';
import { rightTexts, screenTexts } from './screen-texts.ts';
import { textsOfFile } from './source-texts.ts';
import { allTexts } from './texts.ts';

const source = `
import { text } from '../client/language.ts';
const a = t('One'), b = t("Two", { count }), c = t('Close', { context: 'verb' });
const d = t(on ? 'On' : 'Off'), e = text('Three'), f = t(variable), g = context.text('Four');
const j = t(inContext('To', 'of a mail'));
const h = <b data-text="Five" data-label="Six" data-part="no" />, i = at('no');
`;

it('finds the texts of a source file with their lines', () => {
  const found = textsOfFile('src/x.tsx', source);
  expect(found.map(({ text }) => text).sort()).toEqual(
    ['Close_verb', 'Five', 'Four', 'Off', 'On', 'One', 'Six', 'Three', 'To_of a mail', 'Two'].sort(),
  );
  expect(found[0]?.place).toBe('src/x.tsx:3');
});

it('leaves functions of the name text alone that are not the one of the client', () => {
  expect(textsOfFile('src/x.ts', "const text = (name: string) => search[name]; text('find');")).toEqual([]);
});

const GetThings = operation('Test/GetThings', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: can('AUDIT_LOG', 'Read'),
  input: Type.Object({ color: Type.Optional(Type.Enum(['Red', 'DarkBlue'], { type: 'string' })) }),
  data: Type.Array(Type.Object({ ThingId: Type.Integer(), MadeUtc: Type.String(), Name: Type.String() })),
  example: { input: {}, data: [] },
});
const GetFile = operation('Test/GetFile', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({ name: Type.Optional(Type.String()) }),
  data: Type.Object({ FileName: Type.String(), ContentType: Type.String(), Content: Type.String() }),
  example: { input: {}, data: { FileName: '', ContentType: '', Content: '' } },
});

it('finds what a manifest writes and what engines derive from it', () => {
  const things = screen('/things', {
    title: 'Things',
    menu: { group: 'Reports', order: 1, title: 'All things' },
    body: table(
      GetThings,
      {},
      {
        columns: ['MadeUtc', { field: 'Name', title: 'Called' }],
        filters: ['color'],
        empty: 'Nothing yet.',
        open: go('/things', {}),
        toolbar: [
          download(
            GetFile,
            { name: row('Name' as never) },
            { label: 'Export', confirm: { text: 'Sure?', checks: ['Yes'] } },
          ),
        ],
      },
    ),
  });
  expect([...new Set(screenTexts(things))].sort()).toEqual(
    [
      'All things',
      'Called',
      'Color',
      'Dark blue',
      'Export',
      'Made UTC',
      'Nothing yet.',
      'Red',
      'Reports',
      'Sure?',
      'Things',
      'Yes',
    ].sort(),
  );
});

it('takes for the name of a field only what is one: the label of pages to choose from, not what is chosen', () => {
  const keep = { chosen: 'page', source: GetThings, input: {} };
  const choices = { title: 'Which page', list: 'Choices', value: 'Name', label: 'FieldName', keep };
  const trail = { list: 'Above', title: 'FieldName', open: go('/things', {}) };
  const rank = { rank: 'operation', source: GetThings, input: {}, list: 'things', key: 'ThingId', message: 'In order' };
  const page = screen('/page', {
    title: 'Page',
    header: { head: 'record', source: GetThings, input: {}, title: 'Name', trail } as never,
    body: stack({ block: 'panels', source: GetThings, input: {}, panels: [], choices } as never, { rank } as never),
  });
  expect([...new Set(screenTexts(page))].sort()).toEqual(['In order', 'Page', 'Which page']);
});

it('names rights as the no-right state does', () => {
  expect([...rightTexts({ any: [can('AUDIT_LOG', 'Read'), 'signedIn'] })]).toEqual(['Audit log', 'Read']);
});

it.each([
  ['Plain', []],
  ['{n} of {total}', ['n', 'total']],
  ['{count, plural, =0 {No results} one {# of {name}} other {Many}}', ['count', 'name']],
  ['{when, select, now {Now} other {Later}}, {who}', ['when', 'who']],
])('reads the parameters of "%s"', (message, parameters) => {
  expect(parametersOf(message)).toEqual(parameters);
});

it('keeps translations, adds what is new with an empty value, and drops what is not used', () => {
  const texts = new Map([
    ['Old', ['a']],
    ['New', ['b']],
  ]);
  const messages = { Old: 'Alt', Gone: 'Weg' };
  expect(updated(texts, messages)).toEqual({ Old: 'Alt', New: '' });
  expect(difference(texts, { ...messages, New: 'New' })).toEqual({ missing: [], unused: ['Gone'], same: ['New'] });
  expect(difference(texts, messages).missing).toEqual(['New']);
});

const Pay = operation('Test/Pay', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
  needs: 'signedIn',
  audit: { event: 'Paid' },
  input: Type.Object({
    Payment: Type.Union([
      Type.Object({ Means: Type.Literal('Bank'), Iban: Type.String() }, { title: 'Bank account' }),
      Type.Object({ Means: Type.Literal('Card'), Holder: Type.String() }, { title: 'Credit card' }),
    ]),
    Tip: Type.Optional(Type.Union([Type.String({ title: 'In words' }), Type.Number({ title: 'As a figure' })])),
    Other: Type.Optional(Type.Object({ Deep: Type.Union([Type.String({ title: 'Deep words' }), Type.Null()]) })),
  }),
  data: Type.Null(),
  example: { input: { Payment: { Means: 'Bank', Iban: 'AT61' } }, data: null },
});

it('finds the titles of the shapes that a value may have, and none for what is asked elsewhere', () => {
  const pay = screen('/pay', { title: 'Pay', body: form(Pay, {}, { fields: ['Payment', 'Tip', 'Other'] }) });
  expect([...new Set(screenTexts(pay))].sort()).toEqual(
    [
      'Bank account',
      'Credit card',
      'Iban',
      'Holder',
      'Pay',
      'Payment',
      'Tip',
      'In words',
      'As a figure',
      'Other',
      'Deep',
      'Deep words',
    ].sort(),
  );
});

it('tells the meanings of a text apart, as catalogues spell them', () => {
  const things = screen('/things', {
    title: inContext('Open', 'what is open'),
    body: table(GetThings, {}, { columns: ['Name'] }),
  });
  const texts = allTexts({ screens: { 'things.ts': things }, operations: {}, root: '', placed: [] });
  expect([...texts.keys()].filter((text) => text === 'Open' || text.startsWith('Open_'))).toEqual([
    'Open_what is open',
  ]);
});
