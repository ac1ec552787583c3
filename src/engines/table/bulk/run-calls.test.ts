/** Many calls, few at once, and every row accounted for. */

import { describe, expect, it } from 'vitest';
import { where } from '../../../define/binding/condition.ts';
import { random } from '../../testing/test-random.ts';
import { byReason, runEach, runTogether, sorted, type Target, takesAll } from './run-calls.ts';

const targets = (count: number): Target[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    row: { Id: index, State: index % 2 ? 'A' : 'B' },
  }));
const ids = (list: readonly Target[]) => list.map(({ id }) => id);

describe('a call for each row', () => {
  it('names exactly the rows that failed, whatever comes first', async () => {
    let most = 0;
    for (let seed = 0; seed < 50; seed++) {
      const { chance, integer } = random(seed);
      const all = targets(1 + integer(40));
      const bad = new Set(ids(all).filter(() => chance(0.3)));
      let running = 0;
      const outcome = await runEach({
        targets: all,
        atOnce: 4,
        signal: new AbortController().signal,
        onProgress: () => {},
        perform: async ({ id }) => {
          most = Math.max(most, ++running);
          for (let turns = integer(5); turns > 0; turns--) await Promise.resolve();
          running--;
          if (bad.has(id)) throw new Error(`no ${id}`);
        },
      });
      expect(ids(outcome.failed)).toEqual([...bad]);
      expect(outcome.failed.every(({ id, reason }) => reason === `no ${id}`)).toBe(true);
      expect(ids(outcome.done)).toEqual(ids(all).filter((id) => !bad.has(id)));
    }
    expect(most).toBe(4);
  });

  it('starts nothing more when it is stopped, and says what was left', async () => {
    const stop = new AbortController();
    const outcome = await runEach({
      targets: targets(10),
      atOnce: 2,
      signal: stop.signal,
      onProgress: (finished) => finished === 4 && stop.abort(),
      perform: async () => {},
    });
    expect(outcome.done.length + outcome.left.length).toBe(10);
    expect(outcome.left.length).toBeGreaterThanOrEqual(5);
  });
});

it('one call for all is done for all or for none', async () => {
  const all = targets(3);
  const failed = await runTogether({ targets: all, perform: () => Promise.reject(new Error('Busy')) });
  expect(failed.failed.map(({ reason }) => reason)).toEqual(['Busy', 'Busy', 'Busy']);
  expect(ids((await runTogether({ targets: all, perform: async () => {} })).done)).toEqual(['0', '1', '2']);
});

it('sorts out rows that the action does not fit or that are locked, and says why', () => {
  const states = { when: where({ State: 'A' }) };
  const locks = [{ while: where({ Id: 3 }), reason: 'The third is sealed.' }];
  const { fitting, unfit } = sorted({ ...states, locks }, targets(4), (reason) =>
    reason.by === 'state' ? (reason.text ?? reason.facts.map(({ field }) => field).join()) : reason.by,
  );
  expect(ids(fitting)).toEqual(['1']);
  expect(unfit.map(({ id, reason }) => [id, reason])).toEqual([
    ['0', 'State'],
    ['2', 'State'],
    ['3', 'The third is sealed.'],
  ]);
});

it('knows a call that takes all rows by its bindings', () => {
  const action = { action: 'call', label: 'End', source: {} as never } as const;
  expect(takesAll({ ...action, input: { ids: { selected: 'Id' } } })).toBe(true);
  expect(takesAll({ ...action, input: { id: { row: 'Id' } } })).toBe(false);
});

it('rows of one reason stand together, in the order in which the reasons came', () => {
  const failures = targets(5).map((target, at) => ({ ...target, reason: at % 2 ? 'It has ended.' : `no ${at % 4}` }));
  expect(byReason(failures, true).map(({ reason, targets: of }) => [reason, ids(of)])).toEqual([
    ['no 0', ['0', '4']],
    ['It has ended.', ['1', '3']],
    ['no 2', ['2']],
  ]);
  expect(byReason([], false)).toEqual([]);
});
