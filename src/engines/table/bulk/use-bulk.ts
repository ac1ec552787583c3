/** Runs an action on the selected rows, tells how far it has come, and keeps selected what it failed on. */
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../../client/first/messages.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { afterWrite } from '../../../client/query/after-write.ts';
import { ClientContext } from '../../../client/query/query-client.ts';
import {
  type ActionShape,
  type CallingAction,
  isCalling,
  type SourceShape,
} from '../../../define/shapes/element-shapes.ts';
import { limits } from '../../../rules/limits.ts';
import type { Done } from '../../action/prepare.ts';
import { goTo, perform } from '../../action/run.ts';
import { offerUndo } from '../../action/undo.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { useReasonText } from '../../frame/use-reason-text.ts';
import { clearSelection } from '../selection/store.ts';
import { useSelectionStore } from '../selection/use-selection.tsx';
import { type Failure, type Outcome, runEach, runTogether, sorted, type Target, takesAll } from './run-calls.ts';

export interface Bulk {
  /** undefined: nothing is under way. `total` is undefined while rows are gathered. */
  readonly progress: { readonly finished: number; readonly total: number | undefined } | undefined;
  /** Rows that something went wrong with, until the person has read it. */
  readonly result: Result | undefined;
  run(action: ActionShape, asked?: Values): Promise<void>;
  stop(): void;
  closeResult(): void;
}

export interface Result extends Outcome {
  /** Rows that it does not fit as they are: not tried. */
  readonly unfit: readonly Failure[];
  readonly action: ActionShape;
  readonly asked: Values;
}

/** `gather` answers the selected rows, also those that are not on the screen. */
export function useBulk(scope: BindingValues, gather: (signal: AbortSignal) => Promise<readonly Target[]>): Bulk {
  const { t } = useTranslation();
  const address = useAddress();
  const client = useContext(ClientContext);
  const store = useSelectionStore();
  const tell = useReasonText();
  const [progress, setProgress] = useState<Bulk['progress']>();
  const [result, setResult] = useState<Result>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async (action: ActionShape, asked: Values, { signal }: AbortController) => {
    const targets = await gather(signal);
    if (action.action === 'link') return goTo({ address }, action.to, { ...scope, selected: rowsOf(targets) });
    if (!isCalling(action)) return;
    const { fitting, unfit } = sorted(action, targets, tell);
    setProgress({ finished: 0, total: fitting.length });
    const done: Done[] = [];
    const outcome = await outcomeOf(action, fitting, asked, signal, done);
    const written = (source: SourceShape) => void afterWrite(source, client);
    if (outcome.done.length > 0) written(action.source);
    const kept = [...outcome.failed, ...unfit, ...outcome.left];
    const named = action.message && kept.length === 0 ? action.message : undefined;
    const said = {
      text: named === undefined ? doneText(outcome.done.length) : t(named),
      // What the manifest says was meant of one.
      ...(named !== undefined && outcome.done.length > 1 && { detail: entries(outcome.done.length) }),
    };
    const undoable = done.length > 0 && offerUndo({ said, done, written, t });
    if (kept.length === 0) {
      clearSelection(store);
      if (!undoable) showMessage({ type: 'success', ...said });
      // One call for all of them has one answer, and leads where it leads from a single row.
      const [only] = done;
      if (takesAll(action) && action.action === 'call' && action.then && only)
        goTo({ address }, action.then, { ...scope, row: only.reply });
    } else {
      store.set({ mode: 'some', rows: new Map(kept.map(({ id, row }) => [id, row])), excepted: new Set() });
      setResult({ ...outcome, unfit, action, asked });
    }
  };

  const entries = (count: number) => t('{count, plural, one {# entry} other {# entries}}', { count });
  const doneText = (count: number) => t('{count, plural, one {# entry done} other {# entries done}}', { count });

  const outcomeOf = (
    action: CallingAction,
    targets: readonly Target[],
    asked: Values,
    signal: AbortSignal,
    done: Done[],
  ) => {
    const once = async (at: BindingValues) => {
      const { reply, sent } = await perform(action, { scope: at, asked, options: { quiet: true } });
      if (action.action === 'call') done.push({ action, scope: at, sent, reply });
    };
    if (takesAll(action) && targets.length > 0)
      return runTogether({ targets, perform: () => once({ ...scope, selected: rowsOf(targets) }) });
    return runEach({
      targets,
      signal,
      atOnce: limits.bulkCalls,
      perform: ({ row }) => once({ ...scope, row }),
      onProgress: (finished) => setProgress({ finished, total: targets.length }),
    });
  };

  const run = async (action: ActionShape, asked: Values = {}) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setResult(undefined);
    setProgress({ finished: 0, total: undefined });
    try {
      await begin(action, asked, controller);
    } catch (error) {
      // Gathering the rows has failed: nothing was done yet.
      if (!controller.signal.aborted) {
        showMessage({ type: 'error', text: error instanceof Error ? error.message : String(error) });
      }
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  };
  return { progress, result, run, stop: () => running.current?.abort(), closeResult: () => setResult(undefined) };
}

const rowsOf = (targets: readonly Target[]): readonly unknown[] => targets.map(({ row }) => row);
