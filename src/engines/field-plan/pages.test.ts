/** Layouts of the server, sections of manifests, values, and what an edit sends. */
import { describe, expect, it } from 'vitest';
import { constant, param, row } from '../../define/binding/binding.ts';
import { editRecord } from '../../define/blocks/record-edit.ts';
import { view } from '../../define/blocks/view.ts';
import { type EditRecordShape, shownSectionsOf, type ViewShape } from '../../define/shapes/block-shapes.ts';
import layoutErrors from '../../rules/errors/layouts.ts';
import listErrors from '../../rules/errors/lists.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { rowSchema } from '../binding/answer-rows.ts';
import { blockOf, GetAllThings, GetThings, SaveThing } from '../testing/test-calls.ts';
import { changesOf } from '../view/changes.ts';
import { pagesFor } from '../view/record-pages.ts';
import { readerOf, shownText } from '../view/record-values.ts';
import { savedIn, saveInput } from '../view/save-input.ts';
import { checkValue } from './check-value.ts';
import { fieldOfDefinition, fieldOfManifest, pagesOf, pagesOfSections } from './pages.ts';

const field = (Name: string, more: object = {}) => ({
  Name,
  DisplayValue: `The ${Name}`,
  DisplayTemplate: 'Text',
  ...more,
});
const container = (Id: string, ...Fields: ReturnType<typeof field>[]) => ({ Id, DisplayValue: Id, Fields });

describe('a layout of the server', () => {
  it('loses containers without fields, and pages without containers (VIEW-1, VIEW-10)', () => {
    const Pages = [
      { Id: 'a', DisplayValue: 'A', Containers: [container('x'), container('y', field('F'))] },
      { Id: 'b', DisplayValue: 'B', Containers: [container('z')] },
    ];
    const found = pagesOf({ Pages });
    expect('pages' in found && found.pages.map(({ id, sections }) => [id, sections.map((each) => each.id)])).toEqual([
      ['a', ['a/y']],
    ]);
    expect(pagesOf({ Pages: Pages.slice(1) })).toEqual({ problem: listErrors['ERR-24'] });
  });

  it.each([undefined, {}, { Pages: [] }])('without pages is an error: %j (ERR-26)', (layout) => {
    expect(pagesOf(layout)).toEqual({ problem: layoutErrors['ERR-26'] });
  });

  it('offers enumerations by name and stores their value (VIEW-6)', () => {
    const plan = fieldOfDefinition(
      field('L', { EnumMembers: [{ DisplayName: 'One', Value: '1' }], IsRequired: true, MaxLength: 3 }),
    );
    expect(plan.options).toEqual({
      label: 'The L',
      readOnly: false,
      required: true,
      maxLength: 3,
      choices: [{ value: '1', label: 'One' }],
    });
  });
});

describe('a field that cannot be changed', () => {
  const t = ((text: string, values?: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => values?.[name] ?? '')) as never;
  const reasonOf = (definition: object, hasSecondFactor = false) => {
    const fields = [fieldOfDefinition(field('F', definition))];
    const section = { id: 's', title: '', english: false, fields };
    const [page] = pagesFor([{ id: 'p', title: '', sections: [section] }], {
      t,
      hasSecondFactor,
      reader: readerOf({}, {}),
    });
    const options = page?.sections[0]?.fields[0]?.options;
    return options?.readOnly ? options.reason : 'can be changed';
  };

  it('says why: the system, a right, or a second factor', () => {
    const MissingRight = { ObjectType: 'USER_CHANGE_STATUS', Flags: ['Update'] };
    expect(reasonOf({})).toBe('can be changed');
    expect(reasonOf({ IsReadOnly: true })).toBe('Set by the system');
    expect(reasonOf({ IsReadOnly: true, MissingRight })).toBe('You need the right “User change status, update”');
    expect(reasonOf({ NeedsSecondFactor: true })).toBe('Changed only by users with a second factor');
    expect(reasonOf({ NeedsSecondFactor: true }, true)).toBe('can be changed');
  });
});

describe('values', () => {
  const record = { Views: { General: { Values: { L: '1', C: 'AT', N: null }, DisplayValues: { L: 'One', C: 'AT' } } } };
  const reader = readerOf({ values: { from: 'Views', key: 'General' } }, record);
  const text = (name: string) => shownText(fieldOfDefinition(field(name)), reader);

  it('show the text of the server, unless it only repeats the value (VIEW-12)', () => {
    expect([text('L'), text('C'), text('N'), text('Absent')]).toEqual(['One', undefined, undefined, undefined]);
    expect([reader.value('L'), reader.value('Absent')]).toEqual(['1', undefined]);
  });

  it('of a manifest stand in the record itself', () => {
    expect(readerOf({}, { A: { B: 1 } }).value('A.B')).toBe(1);
  });
});

describe('a draft', () => {
  it('sends only what changed, and null for what was taken away', () => {
    const named = (...names: string[]) => names.map((name) => ({ name }));
    const before = { a: '1', b: null, c: 'x', d: [1] };
    expect(changesOf(named('a', 'b', 'c', 'd'), before, { a: '1', b: '', d: [1] })).toEqual({ c: null });
    expect(changesOf(named('a', 'b'), { a: '1' }, { a: '2', b: 3 })).toEqual({ a: '2', b: 3 });
    expect(changesOf(named('o.a', 'o.b'), { o: { a: 1 } }, { o: { a: 1, b: 2 } })).toEqual({ 'o.b': 2 });
  });

  it.each([
    [{ required: true }, '', fieldTexts.required],
    [{ required: true }, [], fieldTexts.chooseOne],
    [{ maxLength: 2 }, 'abc', fieldTexts.maxLength],
    [{ maxLength: 2 }, '😀😀', undefined],
    [{ minLength: 2 }, 'a', fieldTexts.minLength],
    [{ minLength: 2, maxLength: 2 }, 'a', fieldTexts.strictLength],
    [{ minimum: 2 }, 1, fieldTexts.minimum],
    [{ maximum: 2 }, 3, fieldTexts.maximum],
    [{ minLength: 2 }, '', undefined],
  ] as const)('checks %j against %j: %s', (options, value, problem) => {
    expect(checkValue({ label: 'F', ...options }, value)?.text).toBe(problem);
  });
});

describe('saving', () => {
  const mapForm: EditRecordShape = {
    edit: 'record',
    source: SaveThing,
    input: { thingId: constant(1) },
    changes: 'values',
  };
  const ruleForm: EditRecordShape = {
    edit: 'record',
    source: SaveThing,
    input: { thingId: constant(1), values: constant({}) },
    fields: { Enforced: 'rule.Enforced', 'x.Note': 'rule.Note' },
  };

  it('puts changes into the map, or each field into its input', () => {
    expect(saveInput(mapForm, { thingId: 1 }, { a: 1, b: 2 }, { b: 2 })).toEqual({ thingId: 1, values: { b: 2 } });
    expect(saveInput(ruleForm, { thingId: 1 }, { Enforced: false, 'x.Note': 'n' }, { Enforced: true })).toEqual({
      thingId: 1,
      rule: { Enforced: true, Note: 'n' },
    });
  });

  it('makes fields of a manifest editable when the call takes them', () => {
    const takes = (name: string) => savedIn(ruleForm, name);
    const plan = (name: string) => fieldOfManifest(name, rowSchema(GetAllThings), takes(name)).options;
    expect(plan('Weight')).toMatchObject({ readOnly: true, required: false });
    expect(plan('Enforced')).toMatchObject({ label: 'Enforced', readOnly: false, required: false });
    expect(plan('Note').readOnly).toBe(true);
    expect(plan('x.Note')).toMatchObject({ readOnly: false, maxLength: 5 });
  });

  it.each([
    [{ type: 'array' }, false],
    [{ type: 'array', minItems: 1 }, true],
  ])('asks for an item of a list only where its call does: %j', (list, required) => {
    const schema = { type: 'object', required: ['list'], properties: { list } };
    expect(fieldOfManifest('List', schema, { schema, path: 'list' }).options.required).toBe(required);
  });

  it('keeps the order of sections and fields', () => {
    const block = blockOf<ViewShape>(
      view(
        GetThings,
        { shelfId: param('shelfId') },
        {
          sections: [{ title: 'Total', fields: ['TotalCount'] }],
          save: editRecord(SaveThing, { thingId: row('TotalCount') }, { changes: 'values' }),
        },
      ),
    );
    const pages = pagesOfSections(shownSectionsOf(block), {}, () => undefined);
    expect(pages[0]?.sections[0]).toMatchObject({ title: 'Total', fields: [{ name: 'TotalCount', kind: 'Text' }] });
  });
});
