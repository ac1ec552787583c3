/** The progress of a wizard: which steps there are, how far somebody has come, what a change undoes, and what is said where. */

import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../client/first/call-error.ts';
import { constant, input, param, step } from '../../define/binding/binding.ts';
import { where } from '../../define/binding/condition.ts';
import { table } from '../../define/blocks/table.ts';
import { ask, choose, chooseMany, finish, load, onlyIf, present, review, wizard } from '../../define/blocks/wizard.ts';
import { operation } from '../../define/contract/operation.ts';
import { screen } from '../../define/screen.ts';
import type { WizardShape } from '../../define/shapes/block-shapes.ts';
import { GetAllThings, thing } from '../testing/test-calls.ts';
import { type Entries, entered, keepable, valueOfRows } from './entries.ts';
import { planOf } from './plan.ts';
import { isLastToDo, openStep, progressOf, type Records, type WizardProgress } from './progress.ts';
import { displayText, groupsOf, shownField, textOf } from './shown-fields.ts';
import { refusedIn } from './step-refusal.ts';

const LoadThing = operation('Test/LoadThing', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({ thingId: Type.Integer() }),
  data: Type.Object({
    ThingId: Type.Integer(),
    DisplayName: Type.String(),
    IsLocked: Type.Boolean(),
    Worth: Type.Optional(Type.Number()),
    Currency: Type.Optional(Type.String()),
  }),
  example: { input: { thingId: 1 }, data: { ThingId: 1, DisplayName: 'One', IsLocked: false } },
});
const EndThings = operation('Test/EndThings', {
  kind: 'write',
  subject: { Thing: 'thingId' },
  changes: ['Test'],
  needs: 'signedIn',
  audit: { event: 'Things ended' },
  input: Type.Object({
    thingId: Type.Integer(),
    others: Type.Optional(Type.Array(Type.Integer())),
    reason: Type.String({ minLength: 2 }),
    endDate: Type.Optional(Type.String({ format: 'date' })),
    code: Type.Optional(Type.String({ format: 'password' })),
    note: Type.Optional(Type.Object({ Text: Type.String() })),
  }),
  data: Type.Null(),
  example: { input: { thingId: 1, reason: 'old' }, data: null },
});

const PriceThing = operation('Test/PriceThing', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
  needs: 'signedIn',
  audit: { event: 'Thing priced' },
  input: Type.Object({
    currency: Type.Optional(Type.String()),
    first: Type.Optional(Type.Number()),
    second: Type.Optional(Type.Number()),
    third: Type.Optional(Type.Number()),
  }),
  data: Type.Null(),
  example: { input: {}, data: null },
});

const { body } = screen('/end?thingId?', {
  title: 'End',
  body: wizard(
    choose(
      'thing',
      GetAllThings,
      {},
      { title: 'Thing', columns: ['DisplayName'], given: { ThingId: param('thingId') } },
    ),
    load('subject', LoadThing, { thingId: step('thing.ThingId') }),
    onlyIf(
      where({ 'subject.IsLocked': true }),
      ask('lock', EndThings, { title: 'Lock', fields: ['code', 'note.Text'] }),
    ),
    chooseMany('others', GetAllThings, {}, { title: 'Others', columns: [{ field: 'DisplayName', title: 'Other' }] }),
    ask('how', EndThings, { title: 'How', fields: ['reason', { field: 'endDate', as: 'Date' }] }),
    review('review', {
      title: 'Review',
      show: [
        { field: 'subject.DisplayName', title: 'What' },
        { field: 'subject.Worth', as: 'Money', currency: 'subject.Currency' },
        'others.DisplayName',
        'how.reason',
        'lock.note.Text',
      ],
      checks: ['Sure'],
    }),
    finish(
      EndThings,
      {
        thingId: step('subject.ThingId'),
        others: step('others.ThingId'),
        reason: step('how.reason'),
        endDate: step('how.endDate'),
        code: step('lock.code'),
        note: step('lock.note'),
      },
      { title: 'Ended' },
    ),
  ),
});
const plan = planOf(body as WizardShape);
const record = (IsLocked: boolean, ThingId = 1): Records => ({
  subject: { by: `{"thingId":${ThingId}}`, data: { ThingId, DisplayName: 'One', IsLocked } },
});
const of = (entries: Entries, records: Records = {}, params: Record<string, string> = {}) =>
  progressOf(plan, entries, records, { params });
const names = ({ visibleSteps }: WizardProgress) => visibleSteps.map((each) => each.step);
const done = (value: unknown) => ({ value, isDone: true });
const first = { thing: done(thing(1)) };
const rows = [thing(4), thing(5)].map((row) => [String(row.ThingId), row] as const);
const all: Entries = { ...first, others: done(valueOfRows({ many: true }, rows)), how: done({ reason: 'old' }) };

describe('the progress', () => {
  it('shows its steps in order, but nobody gets beyond what is to be done', () => {
    const progress = of(first, record(false));
    expect(names(progress)).toEqual(['thing', 'others', 'how', 'review', 'finish']);
    expect(progress.furthestStep).toBe(1);
    expect([undefined, 'thing', 'review', 'gone'].map((wanted) => openStep(progress, wanted)?.step)).toEqual([
      'thing',
      'thing',
      'others',
      'others',
    ]);
  });

  it('asks for a record when its input is known, and takes no answer to another input', () => {
    expect(of({}).wanted).toEqual([]);
    expect(of(first).wanted).toMatchObject([{ input: { thingId: 1 }, after: 1 }]);
    expect(of(first, record(true, 2)).values).not.toHaveProperty('subject');
    expect(of(first, record(true)).values).toHaveProperty('subject.DisplayName', 'One');
  });

  it('has a step only while its condition holds; without it, its values are not there', () => {
    const locked = { ...all, lock: done({ code: 'x' }) };
    expect(names(of(locked, record(true)))).toContain('lock');
    expect(of(locked, record(true)).values).toHaveProperty('lock');
    expect(names(of(locked, record(false)))).not.toContain('lock');
    expect(of(locked, record(false)).values).not.toHaveProperty('lock');
  });

  it('does not ask for what the address says', () => {
    const progress = of({}, record(false), { thingId: '1' });
    expect(names(progress)[0]).toBe('others');
    expect(progress.values).toMatchObject({ thing: { ThingId: 1 }, subject: { ThingId: 1 } });
    expect(names(of({}, {}, { thingId: 'abc' }))[0]).toBe('thing');
  });

  it('lets each step use the steps before it alone', () => {
    const { before } = of(all, record(false));
    expect(Object.keys(before.get('others') ?? {})).toEqual(['thing', 'subject']);
    expect(Object.keys(before.get('finish') ?? {})).toEqual(['thing', 'subject', 'others', 'how']);
  });

  it('ends with the step before its result', () => {
    const progress = of(all, record(false));
    expect(progress.visibleSteps.filter((each) => isLastToDo(progress, each)).map((each) => each.step)).toEqual([
      'review',
      'finish',
    ]);
  });
});

describe('a wizard', () => {
  it('must end with finish, and calls no two steps the same', () => {
    const { steps } = body as WizardShape;
    expect(() => planOf({ block: 'wizard', steps: steps.slice(0, 2) })).toThrow('finish');
    expect(() => planOf({ block: 'wizard', steps: [...steps.slice(0, 1), ...steps] })).toThrow('"thing"');
  });

  it('knows which steps use which, also by a record or a condition, and what it takes from the address', () => {
    expect(plan.usedBy.get('thing')).toEqual(['subject', 'lock', 'finish']);
    expect(plan.usedBy.get('how')).toEqual(['finish']);
    expect(plan.params).toEqual(['thingId']);
  });
});

describe('a change', () => {
  it('of a step undoes what uses it, keeps what was typed there, and asks for the review again', () => {
    const before = { ...all, lock: done({ code: 'x' }), review: done({}) };
    const now = entered(plan, before, 'thing', done(thing(2)));
    expect(now['lock']).toEqual({ value: { code: 'x' }, isDone: false });
    expect([now['how']?.isDone, now['review']?.isDone]).toEqual([true, false]);
  });

  it('that changes nothing undoes nothing', () => {
    expect(entered(plan, all, 'thing', done(thing(1)))['how']?.isDone).toBe(true);
    expect(entered(plan, all, 'how', { value: { reason: 'old', endDate: '' }, isDone: true })).toMatchObject(first);
  });

  it('is kept without passwords, and a step that lost one is to be done again', () => {
    const kept = keepable(plan, { ...all, lock: done({ code: 'secret', note: { Text: 'n' } }) });
    expect(JSON.stringify(kept)).not.toContain('secret');
    expect(kept['lock']).toEqual({ value: { note: { Text: 'n' } }, isDone: false });
    expect(kept['how']).toEqual(all['how']);
  });
});

describe('rows that were picked', () => {
  it('are one row, or a list for each field and their number', () => {
    expect(valueOfRows({}, rows)).toBe(rows[0]?.[1]);
    expect(valueOfRows({ many: true }, rows)).toMatchObject({
      ThingId: [4, 5],
      DisplayName: ['Thing 4', 'Thing 5'],
      Count: 2,
    });
  });
});

describe('a review', () => {
  const review = plan.steps.find((each) => each.block === 'review');
  const progress = of(all, record(false));
  const t = ((text: string) => text) as never;

  it('shows values under the step that they were entered in, and nothing of steps that are not there', () => {
    if (review?.block !== 'review') throw new Error('no review');
    const groups = groupsOf(plan, review, progress.visibleSteps, progress.values);
    expect(groups.map(({ step: from, fields }) => [from?.step, fields.map(({ options }) => options.label)])).toEqual([
      ['thing', ['What', 'Worth']],
      ['others', ['Other']],
      ['how', ['Reason']],
    ]);
  });

  it('says values as people read them', () => {
    expect(textOf(shownField(plan, 'others.DisplayName'), progress.values, 'en', t)).toBe('Thing 4, Thing 5');
    expect(displayText(plan, 'others.Count', progress.values, 'en', t)).toBe(2);
    expect(displayText(plan, 'how.endDate', progress.values, 'en', t)).toBe('none');
    const dated = { how: { endDate: '2027-02-01' } };
    expect(displayText(plan, 'how.endDate', dated, 'en-GB', t)).toMatch(/1 Feb 2027/);
  });

  it('says an amount in the currency of the field that asked for it', () => {
    const { body: priced } = screen('/price', {
      title: 'Price',
      body: wizard(
        load('subject', LoadThing, { thingId: constant(1) }),
        ask('price', PriceThing, {
          title: 'Price',
          fields: [
            'currency',
            { field: 'first', as: 'Money', currency: input('currency') },
            { field: 'second', as: 'Money', currency: step('subject.Currency') },
            { field: 'third', as: 'Money', currency: constant('JPY') },
          ],
        }),
        finish(PriceThing, {}, { title: 'Priced' }),
      ),
    });
    const values = { subject: { Currency: 'USD' }, price: { currency: 'EUR', first: 1, second: 2, third: 3 } };
    const said = ['first', 'second', 'third'].map((name) =>
      textOf(shownField(planOf(priced as WizardShape), `price.${name}`), values, 'en', t),
    );
    expect(said).toEqual(['1.00 EUR', '2.00 USD', '3 JPY']);
  });

  it('says an amount in a sentence with the decimals of its currency, which stands beside it', () => {
    const worth = { subject: { Worth: 102, Currency: 'EUR' } };
    expect(displayText(plan, 'subject.Worth', worth, 'en', t)).toBe('102.00');
    const yen = { subject: { Worth: 14_146, Currency: 'JPY' } };
    expect(displayText(plan, 'subject.Worth', yen, 'en', t)).toBe('14,146');
  });
});

describe('a refusal', () => {
  const { visibleSteps } = of({ ...all, lock: done({ code: 'x' }) }, record(true));
  const refused = (fields: Record<string, string>, message = 'Refused') =>
    refusedIn(new CallError(message, 400, 'r', fields), plan.finish, visibleSteps);

  it('is said at the field of the step where the input was entered', () => {
    expect(refused({ reason: 'Too short' })).toMatchObject({
      step: 'how',
      problems: [{ path: ['reason'], problem: { text: 'Too short' } }],
      message: undefined,
    });
    expect(refused({ 'note.Text': 'No' })).toMatchObject({ step: 'lock', problems: [{ path: ['note', 'Text'] }] });
  });

  it('leads to the first of several steps', () => {
    expect(refused({ endDate: 'Too late', code: 'Wrong' }).step).toBe('lock');
  });

  it('of no field stays at the end', () => {
    expect(refused({}, 'The thing is locked')).toEqual({
      step: undefined,
      problems: [],
      message: 'The thing is locked',
    });
  });
});

describe('what is always the same', () => {
  it('needs no step', () => {
    const { body: short } = screen('/x', {
      title: 'x',
      body: wizard(
        ask('how', EndThings, { title: 'How', fields: ['reason'] }),
        finish(EndThings, { thingId: constant(1), reason: step('how.reason') }, { title: 'Ended' }),
      ),
    });
    const progress = progressOf(planOf(short as WizardShape), { how: done({ reason: 'old' }) }, {}, { params: {} });
    expect([names(progress), progress.furthestStep]).toEqual([['how', 'finish'], 0]);
  });
});

it('leads nobody past a step before what it asks for holds, and back there once it holds no longer', () => {
  const asking = planOf(
    wizard(
      load('thing', LoadThing, { thingId: constant(1) }),
      present('unlock', {
        title: 'Unlock',
        body: table(GetAllThings, {}, { columns: ['DisplayName'] }),
        until: { holds: where({ 'thing.IsLocked': false }), text: 'Unlock it first' },
      }),
      finish(EndThings, { thingId: step('thing.ThingId'), reason: constant('old') }, { title: 'Done' }),
    ) as unknown as WizardShape,
  );
  const by = JSON.stringify({ thingId: 1 });
  const read = (IsLocked: boolean) => ({ thing: { by, data: { ThingId: 1, DisplayName: 'One', IsLocked } } });
  const gone = { unlock: { value: {}, isDone: true } };
  const knows = (IsLocked: boolean) => 'unlock' in progressOf(asking, gone, read(IsLocked), { params: {} }).values;
  expect([knows(true), knows(false)]).toEqual([false, true]);
});
