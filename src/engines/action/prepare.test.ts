/** What actions ask, send, and take back; and which letters start which. */

import { describe, expect, it } from 'vitest';
import { input, row, step } from '../../define/binding/binding.ts';
import { not, where } from '../../define/binding/condition.ts';
import { action, download, go, link, undo } from '../../define/blocks/action.ts';
import type { ActionShape, CallAction } from '../../define/shapes/element-shapes.ts';
import { matchSequence } from '../keyboard/key-sequences.ts';
import { GetAllThings, SaveThing } from '../testing/test-calls.ts';
import type { Startable } from './available-actions.ts';
import { asksFirst, isFinal, objectName, undoInput, visibleActions } from './prepare.ts';

interface Row {
  ThingId: number;
  Color: string;
}
type AtRow = { params: {}; row: Row; steps: {}; inputs: {} };

const shape = (value: unknown): ActionShape => value as ActionShape;
const save = { thingId: row('ThingId') } as const;
const held = [{ ObjectType: 'COMPANY_ACCOUNT', Update: true }];
const paint = action<{ thingId: number; values: Record<string, unknown> }, null, AtRow, 'thingId', 'values'>(
  SaveThing as never,
  save,
  {
    label: 'Paint',
    ask: ['values'],
    undo: undo(SaveThing as never, { thingId: row('ThingId'), values: input('values') } as never) as never,
  },
);

describe('the question before an action', () => {
  const danger = { label: 'End', tone: 'danger' } as const;
  it('is asked for what is dangerous and cannot be taken back, whatever the manifest says', () => {
    const final = shape({ action: 'call', source: SaveThing, input: save, ...danger });
    expect([isFinal(final), asksFirst(final)]).toEqual([true, true]);
    const undoable = shape({ ...final, undo: { undo: 'operation', source: SaveThing, input: save } });
    expect([isFinal(undoable), asksFirst(undoable)]).toEqual([false, false]);
    expect(asksFirst(shape(link('X', go('/x', {}), danger)))).toBe(false);
  });

  it('is asked for fields and for what the manifest says', () => {
    expect(asksFirst(shape(paint))).toBe(true);
    expect(asksFirst(shape(download(GetAllThings as never, {}, { label: 'Save', confirm: 'Sure?' })))).toBe(true);
  });

  it('names the object as its fields do', () => {
    expect([objectName({ DisplayName: 'Ann' }), objectName({ Name: '', Title: 'Log' }), objectName(undefined)]).toEqual(
      ['Ann', 'Log', undefined],
    );
  });
});

it('offers what may be done and what is locked, and hides what does not fit', () => {
  const locked = shape({ ...(paint as object), locks: [{ while: where({ Color: not(null) }), reason: 'Dry first.' }] });
  const unfit = shape({ ...(paint as object), when: where({ Color: 'Blue' }) });
  const row1 = { ThingId: 1, Color: 'Red' };
  expect(visibleActions([locked, unfit], held, row1)).toEqual([locked]);
  expect(visibleActions([locked, unfit], [], row1)).toEqual([]);
});

it('offers what is dangerous behind everything else', () => {
  const tones = ['danger', 'default', 'danger', 'main'] as const;
  const actions = tones.map((tone, index) => shape(link(`${tone} ${index}`, go('/x', {}), { tone })));
  expect(visibleActions(actions, held).map(({ label }) => label)).toEqual([
    'default 1',
    'main 3',
    'danger 0',
    'danger 2',
  ]);
});

it('takes back with the row as it was, what was sent, and what was answered', () => {
  const base = shape(paint) as CallAction;
  const done = { action: base, scope: { params: {}, row: { ThingId: 7 } }, sent: { values: { a: 1 } }, reply: null };
  expect(undoInput(done)).toEqual({ thingId: 7, values: { a: 1 } });
  const byReply = {
    ...base,
    undo: {
      undo: 'operation' as const,
      source: SaveThing,
      input: { thingId: step('reply.Id'), values: input('values') },
    },
  } as CallAction;
  expect(undoInput({ ...done, action: byReply, reply: { Id: 9 } })).toEqual({ thingId: 9, values: { a: 1 } });
  expect(undoInput({ ...done, action: byReply })).toBeUndefined();
});

it('knows letters and pairs of letters, the pair first and only for a while', () => {
  const named = (keys: string) => ({ action: { keys } }) as unknown as Startable;
  const [create, user] = [named('c u'), named('u')];
  const before = { letter: 'c', at: 1000 };
  expect(matchSequence('u', before, 1500, [user, create])).toBe(create);
  expect(matchSequence('u', before, 9000, [user, create])).toBe(user);
  expect(matchSequence('x', undefined, 0, [user, create])).toBeUndefined();
});
