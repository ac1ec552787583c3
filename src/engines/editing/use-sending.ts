/** Sends a form once at a time; a refusal goes to its fields, a failure keeps every character. */
import { useRef, useState } from 'react';
import { CallError } from '../../client/first/call-error.ts';
import { useWrite, type WriteOptions } from '../../client/query/query.tsx';
import type { Changed } from '../../define/contract/errors.ts';
import type { Source } from '../../define/contract/operation.ts';
import type { SourceShape } from '../../define/shapes/element-shapes.ts';
import type { Values } from '../binding/schema.ts';
import { refusalOf } from './server-message.ts';
import type { FormHandle } from './status.ts';

export interface Sending {
  readonly isBusy: boolean;
  /** Why nothing was saved, where it belongs to no field. */
  readonly failure: string | undefined;
  /** Of the last try: somebody else has changed the record meanwhile. */
  readonly overtaken: { readonly current: Changed | undefined };
  /** Answers the reply, or nothing when it was refused. */
  send(
    input: Values,
    options?: Pick<WriteOptions<unknown>, 'idempotencyKey' | 'answered'>,
  ): Promise<{ readonly data: unknown } | undefined>;
  /** Says why it cannot even be sent. */
  fail(error: unknown): void;
}

export interface SendingOptions {
  readonly source: SourceShape;
  readonly fields: Parameters<typeof refusalOf>[1];
  readonly form: { readonly current: FormHandle | null };
  /** The server has another state by now. */
  readonly onConflict?: (() => unknown) | undefined;
}

export function useSending({ source, fields, form, onConflict }: SendingOptions): Sending {
  const { write, busy } = useWrite(source as unknown as Source<Values, unknown>);
  const [failure, setFailure] = useState<string>();
  const isRunning = useRef(false);
  const overtaken = useRef<Changed>(undefined);
  const send: Sending['send'] = async (input, options) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setFailure(undefined);
    overtaken.current = undefined;
    try {
      return { data: await write(input, { quiet: true, ...options }) };
    } catch (error) {
      const { problems, message } = refusalOf(error, fields);
      if (problems.length > 0) form.current?.say(problems);
      setFailure(message);
      if (error instanceof CallError && error.changed) overtaken.current = error.changed;
      else if (error instanceof CallError && error.status === 409) onConflict?.();
      return undefined;
    } finally {
      isRunning.current = false;
    }
  };
  const fail = (error: unknown) => setFailure(refusalOf(error, fields).message);
  return { isBusy: busy, failure, overtaken, send, fail };
}
