/** Cells of a row that come one after the other: said at the cell that was changed, and sent beside each other. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { constant } from '../../../define/binding/binding.ts';
import { operation } from '../../../define/contract/operation.ts';
import { after, notBefore } from '../../../define/contract/order.ts';
import type { EditShape } from '../../../define/shapes/block-shapes.ts';
import { columnOf } from '../columns/column-plan.ts';
import { withOrderSaid } from './cell-order.ts';
import { type CellDraft, noDrafts, tally, undo, withChanges } from './drafts.ts';
import { editPlanOf } from './edit-plan.ts';
import { faultsIn, sendings } from './save-input.ts';

const day = Type.Optional(Type.String({ format: 'date' }));
const common = { kind: 'write', subject: 'none', changes: ['Test'], needs: 'signedIn', data: Type.Null() } as const;

const SaveStay = operation('Test/SaveStay', {
  ...common,
  order: { leaves: notBefore('arrives', 'Begin') },
  audit: { event: 'Stay saved' },
  input: Type.Object({ stayId: Type.Integer(), arrives: day, leaves: day, note: Type.Optional(Type.String()) }),
  example: { input: { stayId: 1 }, data: null },
});
const SavePrices = operation('Test/SavePrices', {
  ...common,
  order: { 'prices[].until': after('prices[].from', 'Begin') },
  audit: { event: 'Prices saved' },
  input: Type.Object({ prices: Type.Array(Type.Object({ from: Type.String({ format: 'date' }), until: day })) }),
  example: { input: { prices: [] }, data: null },
});

const columns = [
  columnOf('Note', {}),
  columnOf({ field: 'Arrives', title: 'First day' }, {}),
  columnOf({ field: 'Leaves', title: 'Last day' }, {}),
];
const rows = editPlanOf(
  {
    edit: 'rows',
    source: SaveStay,
    input: { stayId: constant(1) },
    fields: { Note: 'note', Arrives: 'arrives', Leaves: 'leaves' },
  } as unknown as EditShape,
  columns,
);
const list = editPlanOf(
  {
    edit: 'list',
    source: SavePrices,
    input: {},
    list: 'prices',
    key: { Arrives: 'from' },
    fields: { Leaves: 'until' },
  } as unknown as EditShape,
  columns,
);

const row = { Note: '', Arrives: '2027-02-01', Leaves: '2027-02-03' };
const changed = (plan: typeof rows, cells: Readonly<Record<string, Partial<CellDraft>>>, from = noDrafts) =>
  withOrderSaid(
    withChanges(
      from,
      Object.entries(cells).map(([field, draft]) => ({
        id: '1',
        row,
        field,
        original: row[field as keyof typeof row],
        draft: { value: null, ...draft },
      })),
    ),
    plan.pairs,
  );
const said = (drafts: typeof noDrafts) =>
  [...(drafts.rows.get('1')?.cells ?? [])].flatMap(([field, { problem }]) =>
    problem ? [[field, problem.text, problem.parameters?.['name']]] : [],
  );

describe('cells that come one after the other', () => {
  it('are compared within their row, whichever of them was changed', () => {
    expect(said(changed(rows, { Leaves: { value: '2027-01-31' } }))).toEqual([
      ['Leaves', 'Must not lie before “{name}”', { text: 'First day' }],
    ]);
    expect(said(changed(rows, { Arrives: { value: '2027-02-04' } }))).toEqual([
      ['Arrives', 'Must not lie after “{name}”', { text: 'Last day' }],
    ]);
    expect(said(changed(rows, { Leaves: { value: '2027-02-01' } }))).toEqual([]);
    expect(said(changed(rows, { Leaves: { value: null } }))).toEqual([]);
    expect(tally(changed(rows, { Leaves: { value: '2027-01-31' } })).problems).toBe(1);
  });

  it('are right again when the other one is mended, or the change is taken back', () => {
    const wrong = changed(rows, { Arrives: { value: '2027-02-04' } });
    const both = changed(rows, { Leaves: { value: '2027-02-03' }, Note: { value: 'late' } }, wrong);
    expect(said(both)).toEqual([['Arrives', 'Must not lie after “{name}”', { text: 'Last day' }]]);
    expect(said(changed(rows, { Leaves: { value: '2027-02-05' } }, wrong))).toEqual([]);
    expect(said(withOrderSaid(undo(wrong), rows.pairs))).toEqual([]);
  });

  it('are compared no further while one of them is no day', () => {
    const problem = { text: 'Enter a date' };
    expect(said(changed(rows, { Arrives: { value: '2027-02-04' }, Leaves: { text: 'soon', problem } }))).toEqual([
      ['Leaves', 'Enter a date', undefined],
    ]);
  });

  it('are compared with what tells the row of a list', () => {
    expect(said(changed(list, { Leaves: { value: '2027-02-01' } }))).toEqual([
      ['Leaves', 'Must lie after “{name}”', { text: 'First day' }],
    ]);
  });

  it('are sent both, so that the server compares them as well', () => {
    const input = (cells: Readonly<Record<string, Partial<CellDraft>>>) =>
      sendings(rows, [...changed(rows, cells).rows], { params: {} })[0]?.input;
    expect(input({ Leaves: { value: '2027-02-05' } })).toEqual({
      stayId: 1,
      arrives: '2027-02-01',
      leaves: '2027-02-05',
    });
    expect(input({ Note: { value: 'late' } })).toEqual({ stayId: 1, note: 'late' });
  });

  it('are told what the server says of a line, as it counts them', () => {
    const fields = { 'prices.1.until': 'Must lie after “from”' };
    expect(faultsIn(list, ['4', '5'], fields).get('5')).toBe('Must lie after “from”');
  });
});
