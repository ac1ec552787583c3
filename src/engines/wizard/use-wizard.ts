/** A wizard in use: where somebody stands, what was entered, the one call at the end and what it answered. */
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '../../client/first/call-error.ts';
import { useAddress } from '../../client/page/address.tsx';
import { fillPath } from '../../client/page/fill-path.ts';
import { afterWrite } from '../../client/query/after-write.ts';
import { useWrite } from '../../client/query/query.tsx';
import { ClientContext } from '../../client/query/query-client.ts';
import type { Source } from '../../define/contract/operation.ts';
import { withValueAt } from '../../rules/path.ts';
import { type BindingValues, resolveInput, resolveParams } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { useFrame } from '../frame/frame.tsx';
import { useGuard } from '../leaving/unsaved.ts';
import type { Entry } from './entries.ts';
import { type Contested, overtaken } from './overtaken.ts';
import { stepOf, type VisibleStep, type WizardPlan } from './plan.ts';
import { openStep, progressOf, type Records, type WizardProgress } from './progress.ts';
import { type Reading, useRecords } from './records.tsx';
import { type Refused, refusedIn } from './step-refusal.ts';
import { type Entering, useEntries } from './use-entries.ts';

export interface Result {
  readonly data: unknown;
  /** What had been entered. */
  readonly values: Values;
}

export interface Wizard {
  readonly plan: WizardPlan;
  readonly progress: WizardProgress;
  readonly open: VisibleStep | undefined;
  readonly scope: BindingValues;
  readonly entering: Entering;
  readonly reading: Reading;
  readonly isBusy: boolean;
  /** Of the call, until the step that it is about is gone on from. */
  readonly refused: Refused | undefined;
  readonly result: Result | undefined;
  /** Fields that somebody else has changed as well since it was begun. */
  readonly contested: Contested;
  /** Each time that others have changed what stands in a step. */
  readonly turn: number;
  /** Where the bar stands: under everything. */
  readonly foot: HTMLElement | null;
  /** Name of the open step in the address. */
  readonly key: string;
  /** Keeps what stands in a step. */
  enter(step: VisibleStep, entry: Entry): void;
  /** What others have put there stays, in place of what was entered. */
  takeOver(step: VisibleStep, field: string, value: unknown): void;
  /** The step is done: on to the next one, or after the last one the call. */
  next(step: VisibleStep, entry: Omit<Entry, 'isDone'>): void;
  back(): void;
  /** Gives it up: goes to where somebody was before. */
  leave(): void;
  startAgain(): void;
}

export interface WizardGiven {
  readonly plan: WizardPlan;
  readonly scope: BindingValues;
  /** What it is about: another subject is another wizard. */
  readonly subject: string;
  readonly foot: HTMLElement | null;
  readonly say: (result: Result) => void;
}

export function useWizard({ plan, scope, subject, foot, say }: WizardGiven): Wizard {
  const address = useAddress();
  const { prefix } = useFrame();
  const key = `${prefix}step`;
  const wanted = address.search[key];
  const entering = useEntries(plan, subject);
  const reading = useRecords();
  const { failures } = reading;
  const { entries } = entering;
  const records = useMemo(() => begunFrom(reading.records, entering.records), [reading.records, entering.records]);
  const progress = useMemo(() => progressOf(plan, entries, records, scope), [plan, entries, records, scope]);
  const { write, busy } = useWrite(plan.finish.source as unknown as Source<Values, unknown>);
  const client = useContext(ClientContext);
  const [refused, setRefused] = useState<Refused>();
  const [result, setResult] = useState<Result>();
  const [changed, setChanged] = useState<{ readonly contested: Contested; readonly turn: number }>(unchanged);
  const isReading = progress.wanted.some(
    ({ step, by }) => records[step.step]?.by !== by && failures[step.step]?.by !== by,
  );
  // Whoever is led elsewhere sees no result here.
  const open = result && !plan.finish.then ? plan.finish : openStep(progress, wanted);
  useGuard(result === undefined && Object.keys(entries).length > 0, entering.drop);

  const go = (step: string | undefined, replace = false) => address.setSearch({ [key]: step }, { replace });
  const nameOf = (step: VisibleStep | undefined) => (step === progress.visibleSteps[0] ? undefined : step?.step);

  // The address says where somebody stands: who may not be there, or comes back to unfinished entries, is led on.
  const isElsewhere = wanted !== undefined && open?.step !== wanted;
  const isComingBack = useRef(wanted === undefined && entering.restored);
  const latest = useRef({ go, nameOf, open, progress, entering });
  latest.current = { go, nameOf, open, progress, entering };
  useEffect(() => {
    if (isReading || result) return;
    const now = latest.current;
    if (isComingBack.current) now.go(now.nameOf(now.progress.visibleSteps[now.progress.furthestStep]), true);
    else if (isElsewhere) now.go(now.nameOf(now.open), true);
    isComingBack.current = false;
  }, [isReading, isElsewhere, result]);

  // A result that was left is over: Back must not lead into what is done.
  const hasArrived = useRef(false);
  useEffect(() => {
    const isThere = result !== undefined && wanted === plan.finish.step;
    if (result && !isThere && hasArrived.current) {
      setResult(undefined);
      latest.current.entering.clear();
    }
    hasArrived.current = isThere;
  }, [result, wanted, plan]);

  const isSending = useRef(false);
  const submit = async ({ visibleSteps, values }: WizardProgress) => {
    if (isSending.current) return;
    setRefused(undefined);
    const { finish } = plan;
    const resolved = resolveInput(finish.source, finish.input, { ...scope, steps: values });
    if (resolved.state !== 'ready') {
      const binding = finish.input[resolved.name];
      if (binding && 'step' in binding) go(stepOf(binding.step));
      return;
    }
    isSending.current = true;
    try {
      const data = await write(resolved.input, {
        quiet: true,
        idempotencyKey: entering.keyFor(resolved.input),
        // What was entered is sent: nothing asks any more whether it may go, and no step what it read, since that is over.
        answered: (answer) => {
          entering.forget();
          flushSync(() => setResult({ data: answer, values }));
        },
      });
      say({ data, values });
      const params = finish.then && resolveParams(finish.then, { ...scope, steps: values, row: data });
      if (finish.then && params) address.navigate(fillPath(finish.then.go, params));
      else go(finish.step, true);
    } catch (error) {
      const found = { ...refusedIn(error, finish, visibleSteps), ...(await overtakenIn(error)) };
      setRefused(found);
      if (found.step !== undefined) go(nameOf(visibleSteps.find(({ step }) => step === found.step)));
    } finally {
      isSending.current = false;
    }
  };

  /** Whoever goes on from here has been told, and edits what there is now. Answers the first step that needs a decision. */
  const overtakenIn = async (error: unknown): Promise<Pick<Refused, 'step'> | undefined> => {
    if (!(error instanceof CallError && error.status === 409)) return undefined;
    // What was shown holds no longer: it is read again, and asked about anew where somebody stands.
    await afterWrite(plan.finish.source, client);
    if (!error.changed) return undefined;
    const now = reading.latest(progress.wanted);
    const kept = overtaken(plan, entries, records, now, scope);
    entering.hold(undefined);
    entering.replace(kept.entries);
    setChanged(({ turn }) => ({ contested: kept.contested, turn: turn + 1 }));
    return { step: plan.steps.find(({ step }) => kept.contested[step])?.step };
  };

  const enter = (step: VisibleStep, entry: Entry) => {
    if (isEdit(plan) && !entering.records) entering.hold(records);
    return entering.enter(step.step, entry);
  };

  const settle = (step: string, left: readonly string[], by = 0) =>
    setChanged(({ contested, turn }) => ({ contested: { ...contested, [step]: left }, turn: turn + by }));

  const next = (step: VisibleStep, entry: Omit<Entry, 'isDone'>) => {
    const now = enter(step, { ...entry, isDone: true });
    entering.accept();
    settle(step.step, []);
    if (refused?.step === step.step) setRefused(undefined);
    const after = progressOf(plan, now, records, scope);
    const at = after.visibleSteps.findIndex((each) => each.step === step.step);
    const following = after.visibleSteps[at + 1];
    if (!following || following.block === 'finish') void submit(after);
    else go(following.step);
  };

  return {
    plan,
    progress,
    open,
    scope,
    entering,
    reading: { ...reading, records },
    isBusy: busy,
    refused,
    result,
    ...changed,
    foot,
    key,
    enter: (step, entry) => void enter(step, entry),
    takeOver: (step, field, value) => {
      const now = withValueAt(entries[step.step]?.value as Values, field, value);
      enter(step, { value: now, isDone: false });
      const left = (changed.contested[step.step] ?? []).filter((each) => each !== field);
      settle(step.step, left, 1);
    },
    next,
    back: () => open && go(nameOf(progress.visibleSteps[progress.visibleSteps.indexOf(open) - 1])),
    leave: address.leave,
    startAgain: () => {
      entering.clear();
      setRefused(undefined);
      setChanged(unchanged);
      go(undefined);
    },
  };
}

const unchanged = { contested: {}, turn: 0 };

/** The call at the end edits something: it must begin from what was read before. */
const isEdit = ({ finish }: WizardPlan): boolean => 'edits' in finish.source && finish.source.edits !== undefined;

/** What was read at first stays as long as it is about the same. */
function begunFrom(read: Records, held: Records | undefined): Records {
  if (!held) return read;
  const same = Object.entries(held).filter(([step, { by }]) => (read[step]?.by ?? by) === by);
  return { ...read, ...Object.fromEntries(same) };
}
