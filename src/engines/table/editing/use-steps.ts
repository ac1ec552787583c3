/** A number that is stepped: quick steps are one call, the last of several wins, and what is set when its row goes is still saved. */
import { useContext, useEffect, useRef, useState } from 'react';
import { call } from '../../../client/first/call.ts';
import { CallError } from '../../../client/first/call-error.ts';
import { afterWrite } from '../../../client/query/after-write.ts';
import { ClientContext } from '../../../client/query/query-client.ts';
import type { Source } from '../../../define/contract/operation.ts';
import { limits } from '../../../rules/limits.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import type { EditPlan } from './edit-plan.ts';
import { sendings } from './save-input.ts';

export interface Steps {
  /** Set, and not shown by the row yet. */
  readonly wanted: number | undefined;
  readonly failure: string | undefined;
  set(value: number): void;
}

interface Setting {
  readonly plan: EditPlan;
  readonly field: string;
  readonly row: Row;
  readonly scope: () => BindingValues;
}

export function useSteps(setting: Setting): Steps {
  const client = useContext(ClientContext);
  const [wanted, setWanted] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(setting);
  latest.current = setting;
  const [queue] = useState(() => new StepQueue());
  queue.send = async (value) => {
    const { plan, field, row, scope } = latest.current;
    const source = plan.shape.source as unknown as Source<Values, unknown>;
    const draft = { row: row as Values, cells: new Map([[field, { value }]]) };
    let problem: string | undefined;
    try {
      for (const { input } of sendings(plan, [['', draft]], scope())) await call(source, input, { quiet: true });
    } catch (error) {
      problem =
        (error instanceof CallError && Object.values(error.fields)[0]) ||
        (error instanceof Error ? error.message : String(error));
    }
    // What was refused may be about something that others have changed.
    await afterWrite(plan.shape.source, client);
    if (queue.isIdle) {
      setWanted(undefined);
      setFailure(problem);
    }
  };
  useEffect(() => () => queue.flush(), [queue]);
  return {
    wanted,
    failure,
    set: (value) => {
      setWanted(value);
      setFailure(undefined);
      queue.put(value);
    },
  };
}

class StepQueue {
  send: (value: number) => Promise<void> = async () => {};
  #value: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  /** Nothing waits but what is just being sent. */
  get isIdle(): boolean {
    return this.#value === undefined;
  }

  put(value: number): void {
    this.#value = value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), limits.searchDebounce);
  }

  flush(): void {
    clearTimeout(this.#timer);
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    try {
      for (let value = this.#value; value !== undefined; value = this.#value) {
        this.#value = undefined;
        await this.send(value);
      }
    } finally {
      this.#isSending = false;
    }
  }
}
