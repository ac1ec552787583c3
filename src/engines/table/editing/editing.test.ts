/** Changed cells: drafts with undo and redo, what is sent for them, and blocks of cells as text. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../define/blocks/table.ts';
import type { EditShape, TableShape } from '../../../define/shapes/block-shapes.ts';
import type { Values } from '../../binding/schema.ts';
import { blockOf, GetAllThings, SaveThing, thing } from '../../testing/test-calls.ts';
import { random } from '../../testing/test-random.ts';
import { planOf } from '../model/plan.ts';
import { readBlock, spread, writeBlock } from './cell-block.ts';
import { readCell } from './cell-text.ts';
import { afterSave, type Change, noDrafts, type RowDraft, redo, renewed, tally, undo, withChanges } from './drafts.ts';
import { failuresIn, faultsIn, sendings } from './save-input.ts';

const change = (id: string, value: unknown, original: unknown = 1, field = 'Price'): Change => ({
  id,
  row: { Id: Number(id), Price: original },
  field,
  original,
  draft: { value },
});
const values = (drafts: typeof noDrafts) =>
  [...drafts.rows].flatMap(([id, { cells }]) => [...cells].map(([field, { value }]) => `${id} ${field} ${value}`));

describe('drafts', () => {
  it('hold what differs from what is there, and nothing else', () => {
    const drafts = withChanges(noDrafts, [change('1', 2), change('2', 1), change('3', '', null)]);
    expect(values(drafts)).toEqual(['1 Price 2']);
    expect(values(withChanges(drafts, [change('1', 1)]))).toEqual([]);
    expect(withChanges(drafts, [change('1', 2)])).toBe(drafts);
  });

  it('go back and forth by whole moves', () => {
    const pasted = withChanges(noDrafts, [change('1', 2), change('2', 3)]);
    const typed = withChanges(pasted, [change('1', 9)]);
    expect(values(undo(typed))).toEqual(['1 Price 2', '2 Price 3']);
    expect(values(undo(undo(typed)))).toEqual([]);
    expect(values(redo(redo(undo(undo(typed)))))).toEqual(values(typed));
    expect(undo(noDrafts).rows.size).toBe(0);
  });

  it.each([1, 2, 3])('come back to every state they went through (seed %i)', (seed) => {
    const some = random(seed);
    const states = [noDrafts];
    for (let step = 0; step < 40; step += 1) {
      const now = states.at(-1) ?? noDrafts;
      const moves = Array.from({ length: 1 + some.integer(3) }, () => change(String(some.integer(4)), some.integer(5)));
      const unique = moves.filter((each, at) => moves.findIndex(({ id }) => id === each.id) === at);
      const next = withChanges(now, unique);
      if (next !== now) states.push(next);
    }
    let back = states.at(-1) ?? noDrafts;
    for (const state of states.slice(0, -1).reverse()) {
      back = undo(back);
      expect(values(back).sort()).toEqual(values(state).sort());
    }
    for (const state of states.slice(1)) {
      back = redo(back);
      expect(values(back).sort()).toEqual(values(state).sort());
    }
  });

  it('forget what was saved and keep what failed, with what was said', () => {
    const drafts = withChanges(noDrafts, [change('1', 2), change('2', 3)]);
    const after = afterSave(drafts, { saved: new Set(['1']), failures: new Map([['2', 'Too cheap']]) });
    expect(values(after)).toEqual(['2 Price 3']);
    expect(tally(after)).toEqual({ cells: 1, rows: 1, problems: 0, failures: 1 });
    expect(undo(after)).toEqual(after);
    expect(tally(withChanges(after, [change('2', 4)])).failures).toBe(0);
  });

  it('go on over rows that somebody else has changed, and stay in doubt where he changed the same cell', () => {
    const drafts = withChanges(noDrafts, [change('1', 2), change('2', 3)]);
    const told = {
      saved: new Set<string>(),
      failures: new Map([
        ['1', 'Changed'],
        ['2', 'Changed'],
      ]),
    };
    const after = afterSave(drafts, { ...told, overtaken: new Set(['1', '2']) });
    const before = drafts.rows.get('1')?.row ?? {};
    const now = renewed(
      after,
      new Map([
        ['1', { ...before, Version: 'b' }],
        ['2', { ...before, Price: 7, Version: 'b' }],
      ]),
    );
    expect(values(now).sort()).toEqual(['1 Price 2', '2 Price 3']);
    expect([...now.rows.values()].map(({ row, failure }) => [row['Version'], failure])).toEqual([
      ['b', undefined],
      ['b', 'Changed'],
    ]);
    expect(now.rows.get('2')?.contested).toEqual(new Set(['Price']));
  });

  it('have nothing left to say where somebody else has put the same, and let go of what is taken over', () => {
    const both = [change('1', 2), { ...change('1', 'mine', 'old', 'Note') }, change('2', 7)];
    const drafts = withChanges(noDrafts, both);
    const told = { saved: new Set<string>(), overtaken: new Set(['1', '2']) };
    const after = afterSave(drafts, {
      ...told,
      failures: new Map([
        ['1', 'Changed'],
        ['2', 'Changed'],
      ]),
    });
    const theirs = { Id: 1, Price: 9, Note: 'theirs' };
    const now = renewed(
      after,
      new Map<string, Values>([
        ['1', theirs],
        ['2', { Id: 2, Price: 7 }],
      ]),
    );
    expect(values(now)).toEqual(['1 Price 2', '1 Note mine']);
    const taken = withChanges(now, [
      { id: '1', row: theirs, field: 'Note', original: 'theirs', draft: { value: 'theirs' } },
    ]);
    expect(values(taken)).toEqual(['1 Price 2']);
    expect(taken.rows.get('1')).toMatchObject({ failure: 'Changed', contested: new Set(['Price']) });
    expect(values(withChanges(taken, [change('1', 9, 9)]))).toEqual([]);
  });
});

const byRow: EditShape = {
  edit: 'rows',
  source: SaveThing,
  input: { thingId: { row: 'ThingId' } },
  fields: { HasParts: 'rule.Enforced' },
};
const whole = blockOf<TableShape>(table(GetAllThings, {}, { columns: ['DisplayName', 'Weight', 'HasParts'] }));
const edited = planOf({ ...whole, edit: byRow }, [{ ObjectType: 'COMPANY_ACCOUNT', Update: true }]);
const list: EditShape = {
  edit: 'list',
  source: SaveThing,
  input: {},
  list: 'values.things',
  key: { ThingId: 'id' },
  fields: { Weight: 'kilos' },
  failed: { list: 'Failed', key: 'id', message: 'Why' },
};
const drafted = (id: number, field: string, value: unknown): readonly [string, RowDraft] => [
  String(id),
  { row: thing(id), cells: new Map([[field, { value }]]) },
];

describe('what is sent', () => {
  it('is not editable without the right of the write', () => {
    expect(edited.edit?.fields.has('HasParts')).toBe(true);
    expect(planOf(edited.block, []).edit).toBeUndefined();
  });

  it('is one call for each row, bound to it', () => {
    const plan = edited.edit;
    if (!plan) throw new Error('nothing can be edited');
    const sent = sendings(plan, [drafted(4, 'HasParts', true), drafted(5, 'HasParts', false)], { params: {} });
    expect(sent).toEqual([
      { ids: ['4'], input: { thingId: 4, rule: { Enforced: true } } },
      { ids: ['5'], input: { thingId: 5, rule: { Enforced: false } } },
    ]);
  });

  it('is one call with a list of rows, and its answer names those that failed', () => {
    const column = edited.columns[1];
    if (!column) throw new Error('no column');
    const fields = new Map([['Weight', { column, to: 'kilos', needed: false, limits: {} }]]);
    const plan = { shape: list, fields, pairs: [] };
    const drafts = [drafted(4, 'Weight', 8), drafted(5, 'Weight', null)];
    expect(sendings(plan, drafts, { params: {} })).toEqual([
      {
        ids: ['4', '5'],
        input: {
          values: {
            things: [
              { id: 4, kilos: 8 },
              { id: 5, kilos: null },
            ],
          },
        },
      },
    ]);
    expect([...failuresIn(plan, drafts, { Failed: [{ id: 5, Why: 'Weigh it' }] })]).toEqual([['5', 'Weigh it']]);
    expect(failuresIn(plan, drafts, null).size).toBe(0);
  });

  it('is said of the rows in the words of their fields, and never by the names of inputs', () => {
    const plan = { shape: list, fields: new Map(), pairs: [] };
    const fields = { 'values.things[1].kilos': 'At most 2 decimals', 'values.things[10].kilos': 'At least 1' };
    expect([...faultsIn(plan, ['4', '5'], fields)]).toEqual([
      ['4', 'At most 2 decimals'],
      ['5', 'At most 2 decimals'],
    ]);
    const several = { 'values.things[0].kilos': 'At least 1', 'values.things[1].kilos': 'At most 9' };
    expect([...faultsIn(plan, ['4', '5'], several).values()]).toEqual(['At least 1', 'At most 9']);
    expect(faultsIn({ ...plan, shape: byRow }, ['4'], { 'rule.Enforced': 'Say yes' }).get('4')).toBe('Say yes');
    expect(faultsIn(plan, ['4'], {}).size).toBe(0);
  });
});

describe('the text of a cell', () => {
  const form = { kind: 'Number', options: { label: 'Seats', minimum: 1, maximum: 300 }, locale: 'de-AT' };

  it('is read as its kind reads it, in the language of the person', () => {
    expect(readCell(form, '1,5')).toEqual({ value: 1.5 });
    expect(readCell(form, '')).toEqual({ value: null });
  });

  it('stays as it was typed while it means no value, and values stay within their limits', () => {
    expect(readCell(form, 'many')).toMatchObject({ value: null, text: 'many', problem: { text: expect.any(String) } });
    expect(readCell(form, '301')).toMatchObject({ text: '301', problem: { parameters: { n: '300' } } });
    expect(readCell({ ...form, options: { label: 'Seats', required: true } }, '').problem).toBeDefined();
  });
});

describe('a block of cells', () => {
  it('is read as spreadsheets write it', () => {
    expect(readBlock('a\tb\r\n"c\nd"\t"e ""f"""\r\n')).toEqual([
      ['a', 'b'],
      ['c\nd', 'e "f"'],
    ]);
    expect(readBlock('one')).toEqual([['one']]);
    expect(readBlock('\t')).toEqual([['', '']]);
  });

  it.each([1, 2, 3, 4])('comes back as it was written (seed %i)', (seed) => {
    const some = random(seed);
    const rows = Array.from({ length: 1 + some.integer(4) }, () =>
      Array.from({ length: 2 }, () =>
        some.pick(['', 'x', '"', 'a\tb', 'line\nbreak', '=1+1', "'=1", '-2', some.text(6)]),
      ),
    );
    expect(readBlock(writeBlock(rows))).toEqual(rows);
  });

  it('holds no formula', () => {
    expect(writeBlock([['=1+1', '-2', '@x'], ['a']])).toBe("'=1+1\t-2\t'@x\na");
    expect(readBlock("'=1+1\t'tis")).toEqual([['=1+1', "'tis"]]);
  });

  it('fills what is selected with one value, and repeats what fits several times', () => {
    expect(spread([['7']], { rows: 2, columns: 2 })).toEqual([
      ['7', '7'],
      ['7', '7'],
    ]);
    expect(spread([['1', '2']], { rows: 3, columns: 2 })).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
    ]);
    expect(spread([['1'], ['2']], { rows: 1, columns: 1 })).toEqual([['1'], ['2']]);
  });
});
