/** Reading and writing in components: answers are kept, shared, and asked again when what they are made of was written. */
import { hashKey, type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { tagsRead } from '../../define/contract/changes.ts';
import type { Source } from '../../define/contract/operation.ts';
import { type CallOptions, call, callWhole, selectPart } from '../first/call.ts';
import type { CallError } from '../first/call-error.ts';
import { afterWrite } from './after-write.ts';
import { followForeignChanges } from './foreign-changes.ts';
import { ClientContext, newClient } from './query-client.ts';

export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
  /** Nothing to show yet. */
  readonly pending: boolean;
  readonly fetching: boolean;
  /** Answers what is there then. */
  refetch(): Promise<Data | undefined>;
}

export interface ReadOptions {
  /** Whoever reads asks again himself when others have changed something. */
  readonly live?: boolean;
  /** One of many that stand in a page: it shares a request with those that are asked at the same time. */
  readonly together?: boolean;
  /** What is shown stays, and is asked for no more: whoever shows it is about to go. */
  readonly isOver?: boolean;
}

/**
 * Asks a read operation; an undefined input does not ask. While the next input loads, the data before it stay; and what is said
 * of a failure stays while the same is asked for again.
 */
export function useRead<Input, Data>(
  source: Source<Input, Data, 'read'>,
  input: Input | undefined,
  { live = false, together = false, isOver = false }: ReadOptions = {},
): Read<Data> {
  const { operation } = source;
  const options = {
    queryKey: [operation, input],
    meta: { reads: tagsRead(source), live },
    enabled: input !== undefined && !isOver,
    queryFn: ({ signal }: { signal: AbortSignal }) => callWhole(operation, input, { signal, quiet: true, together }),
    placeholderData: (before: unknown, asked: { queryKey: readonly unknown[] } | undefined) =>
      asked?.queryKey[0] === operation ? before : undefined,
  };
  const query = useQuery<unknown, CallError>(options, useContext(ClientContext));
  const data = query.data === undefined ? undefined : (selectPart(source, query.data) as Data);
  const [failed, setFailed] = useState<{ readonly of: string; readonly error: CallError }>();
  const isKept = failed !== undefined && query.isLoading && failed.of === hashKey(options.queryKey);
  const error = query.error ?? (isKept ? failed.error : undefined);
  if (error !== failed?.error) setFailed(error && { of: hashKey(options.queryKey), error });
  return {
    data: input === undefined ? undefined : data,
    error,
    pending: input !== undefined && query.isPending && !isKept,
    fetching: query.isFetching,
    refetch: async () => {
      const { data: fresh } = await query.refetch();
      return fresh === undefined ? undefined : (selectPart(source, fresh) as Data);
    },
  };
}

/** What the cache holds of an answer, also a moment before it is shown. */
export function keptAnswer(client: QueryClient, source: Source<unknown, unknown>, input: unknown): unknown {
  const whole = client.getQueryData([source.operation, input]);
  return whole === undefined ? undefined : selectPart(source, whole);
}

export interface WriteOptions<Data> extends CallOptions {
  /** Takes away what asked before and would ask in vain: nothing was asked again yet. */
  readonly answered?: (data: Data) => void;
}

export interface Write<Input, Data> {
  write(input: Input, options?: WriteOptions<Data>): Promise<Data>;
  readonly busy: boolean;
}

/** Calls a write operation. While one runs, a second one is not sent and gets the first one's answer. */
export function useWrite<Input, Data>(source: Source<Input, Data>): Write<Input, Data> {
  const client = useContext(ClientContext);
  const running = useRef<Promise<Data> | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const start = async (input: Input, { answered, ...options }: WriteOptions<Data> = {}): Promise<Data> => {
    setBusy(true);
    try {
      const data = await call(source, input, options);
      answered?.(data);
      void afterWrite(source, client);
      return data;
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  const write = (input: Input, options?: WriteOptions<Data>): Promise<Data> => {
    running.current ??= start(input, options);
    return running.current;
  };
  return { write, busy };
}

/** A cache of its own for what stands inside: stories and tests that must not see each other's answers. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient);
  useEffect(() => followForeignChanges(client), [client]);
  return <ClientContext value={client}>{children}</ClientContext>;
}
