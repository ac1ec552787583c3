/** Requests to vendors: what is final takes no step (I31), and tries and times follow the schedule (I32). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFinal, type Machine, mayTake } from './machine.ts';
import { provisioningRequestMachine as machine } from './provisioning-request.ts';
import { type Answered, nextOf, patienceSeconds, retrySeconds, secondsOfPause } from './provisioning-schedule.ts';

const steps = Object.values<Machine['steps'][string]>(machine.steps);
const finals = ['Completed', 'Cancelled', 'RolledBack'];

describe('a request', () => {
  it('ends once, whatever is tried with it afterwards', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (walk) => {
        let state: string = machine.first;
        const ends: string[] = [];
        for (const step of walk) {
          if (!mayTake(step, state)) continue;
          state = step.to ?? state;
          if (finals.includes(state)) ends.push(state);
        }
        expect(ends.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('can be ended from every state that is not final, by its vendor, by hand, or by cancelling it', () => {
    const { complete, completeByHand, cancel, rollBack } = machine.steps;
    for (const step of [complete, completeByHand, cancel, rollBack])
      expect(machine.states.filter((state) => mayTake<string>(step, state))).toEqual(
        machine.states.filter((state) => !isFinal(machine as Machine, state)),
      );
  });

  it('leaves Failed only because somebody wants it to, or because the vendor has done it after all', () => {
    const leading = Object.entries(machine.steps).filter(([, step]) => mayTake<string>(step, 'Failed'));
    expect(leading.map(([name]) => name).sort()).toEqual([
      ...['cancel', 'complete', 'completeByHand', 'escalate', 'resubmit', 'retry', 'rollBack'],
    ]);
  });
});

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const answer: fc.Arbitrary<Answered> = fc.oneof(
  fc.record({ kind: fc.constantFrom('accepted' as const, 'done' as const, 'refused' as const) }),
  fc.record({ kind: fc.constant('unavailable' as const), after: fc.integer({ min: 0, max: 9000 }) }),
  fc.constant({ kind: 'unavailable' as const }),
);

/** A life with these answers: what each led to, in order. */
function live(answers: readonly Answered[], luck: number) {
  const life: { readonly next: ReturnType<typeof nextOf>; readonly answered: Answered; readonly at: number }[] = [];
  let [tries, polls, at] = [0, 0, 0];
  let acceptedAt: number | undefined;
  for (const answered of answers) {
    if (acceptedAt === undefined) tries += 1;
    else polls += 1;
    if (answered.kind === 'accepted') acceptedAt ??= at;
    const waited = acceptedAt === undefined ? {} : { waited: at - acceptedAt };
    const next = nextOf(answered, { tries, polls, chance: luck, ...waited });
    life.push({ next, answered, at });
    if (next.to !== 'Waiting') break;
    at += next.seconds;
  }
  return { life, tries };
}

describe('the schedule', () => {
  it('tries six times at most, each wait within a fifth of the plan or as the vendor asked, an hour at most', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 60 }), chance, (answers, luck) => {
        const { life, tries } = live(answers, luck);
        expect(tries).toBeLessThanOrEqual(retrySeconds.length + 1);
        for (const [index, { next, answered }] of life.entries()) {
          if (next.to !== 'Waiting' || next.waitingFor !== 'Retry' || answered.kind !== 'unavailable') continue;
          const plan = retrySeconds[index] ?? 0;
          if (answered.after) expect(next.seconds).toBe(Math.min(answered.after, 3600));
          else expect(Math.abs(next.seconds - plan)).toBeLessThanOrEqual(plan * 0.2 + 1e-9);
        }
      }),
    );
  });

  it('sends nothing again that was accepted, and gives up after a day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Answered>({ kind: 'accepted' }, { kind: 'unavailable' }), {
          minLength: 60,
          maxLength: 60,
        }),
        chance,
        (answers, luck) => {
          const { life } = live([{ kind: 'accepted' }, ...answers], luck);
          expect(life.filter(({ next }) => next.to === 'Waiting' && next.waitingFor === 'Retry')).toEqual([]);
          const last = life.at(-1);
          expect(last).toMatchObject({ next: { to: 'Failed', because: 'no report' }, at: patienceSeconds });
          const waits = life.flatMap(({ next }) => (next.to === 'Waiting' ? [next.seconds] : []));
          expect(waits.slice(0, 5)).toEqual([60, 300, 900, 3600, 3600]);
        },
      ),
    );
  });

  it('fails with a refusal at once, and is completed whenever the vendor says so', () => {
    expect(nextOf({ kind: 'refused' }, { tries: 1, polls: 0, chance: 0 })).toEqual({
      to: 'Failed',
      because: 'refused',
    });
    expect(nextOf({ kind: 'done' }, { tries: 6, polls: 30, waited: 90_000, chance: 1 })).toEqual({ to: 'Completed' });
  });

  it('leaves a vendor alone after five failures in a row, for longer each time, a quarter of an hour at most', () => {
    expect([0, 4, 5, 6, 7, 8, 9, 10, 500].map(secondsOfPause)).toEqual([
      ...[undefined, undefined, 30, 60, 120, 240, 480, 900, 900],
    ]);
  });
});
