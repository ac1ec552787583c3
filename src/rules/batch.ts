/** Several reads in one request: where it goes, what it asks, and one line of its answer. */
export const batchPath = '/DataModel/service.svc/batch';
export const batchedCalls = 24;

export interface BatchedCall {
  readonly operation: string;
  readonly input: unknown;
}

export interface BatchedAnswer {
  /** Which of the calls it answers. */
  readonly index: number;
  readonly status: number;
  /** Headers and body of the call, as if it had come alone. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
