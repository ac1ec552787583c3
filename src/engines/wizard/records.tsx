/** Reads the records that steps ask for, each when its input is known; what was read by another input does not count. */
import { useContext, useEffect, useState } from 'react';
import type { CallError } from '../../client/first/call-error.ts';
import { keptAnswer } from '../../client/query/query.tsx';
import { ClientContext } from '../../client/query/query-client.ts';
import type { Source } from '../../define/contract/operation.ts';
import { useSource } from '../binding/use-source.ts';
import type { Records, Wanted } from './progress.ts';

interface Failure {
  readonly by: string;
  readonly error: CallError;
  readonly again: () => void;
}

export interface Reading {
  readonly records: Records;
  readonly failures: Readonly<Record<string, Failure>>;
  readonly follow: Follow;
  /** Shows what has come last, and answers it. */
  latest(wanted: readonly Wanted[]): Records;
}

interface Follow {
  found(wanted: Wanted, data: unknown): void;
  failed(wanted: Wanted, error: CallError, again: () => void): void;
}

export function useRecords(): Reading {
  const [records, setRecords] = useState<Records>({});
  const client = useContext(ClientContext);
  const [failures, setFailures] = useState<Reading['failures']>({});
  const [follow] = useState<Follow>(() => ({
    found: ({ step, by }, data) => {
      setRecords((before) => ({ ...before, [step.step]: { by, data } }));
      setFailures(({ [step.step]: _, ...rest }) => rest);
    },
    failed: ({ step, by }, error, again) => setFailures((before) => ({ ...before, [step.step]: { by, error, again } })),
  }));
  const latest = (wanted: readonly Wanted[]): Records => {
    const found = wanted.flatMap(({ step, input, by }) => {
      const data = keptAnswer(client, step.source as unknown as Source<unknown, unknown>, input);
      return data === undefined ? [] : [[step.step, { by, data }] as const];
    });
    const now = { ...records, ...Object.fromEntries(found) };
    setRecords(now);
    return now;
  };
  return { records, failures, follow, latest };
}

export interface ReadersProps {
  readonly wanted: readonly Wanted[];
  readonly follow: Follow;
}

export const Readers = ({ wanted, follow }: ReadersProps) =>
  wanted.map((each) => <Reader key={`${each.step.step} ${each.by}`} wanted={each} follow={follow} />);

function Reader({ wanted, follow }: { readonly wanted: Wanted; readonly follow: Follow }) {
  const { data, error, refetch } = useSource(wanted.step.source, wanted.input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader stands for one input; only its answer changes
  useEffect(() => {
    if (data !== undefined) follow.found(wanted, data);
    else if (error) follow.failed(wanted, error, refetch);
  }, [data, error, follow]);
  return null;
}
