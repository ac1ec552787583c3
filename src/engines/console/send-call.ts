/** Makes one call as the person would anywhere else, and tells what came of it: the answer or the refusal, its time and its size. */
import { call } from '../../client/first/call.ts';
import { CallError, CancelledError } from '../../client/first/call-error.ts';
import { afterWrite } from '../../client/query/after-write.ts';
import type { DescribedCall } from '../../define/blocks/call-console.ts';
import type { Source } from '../../define/contract/operation.ts';
import type { ThroughShape } from '../../define/shapes/block-shapes.ts';
import type { Values } from '../binding/schema.ts';
import { shortName } from './call-list.ts';

export interface Outcome {
  readonly name: string;
  readonly input: Values;
  readonly at: Date;
  /** HTTP status; 0: no answer came. */
  readonly status: number;
  readonly milliseconds: number;
  /** Bytes of the answer. */
  readonly size: number;
  readonly data?: unknown;
  readonly message?: string;
  readonly requestId?: string | undefined;
  /** What is wrong at each field, where the server says so. */
  readonly fields?: Readonly<Record<string, string>>;
}

type AnyCall = Source<unknown, unknown>;

/** undefined: the person has thought better of it. */
export async function sendCall(
  described: DescribedCall,
  input: Values,
  through: ThroughShape | undefined,
): Promise<Outcome | undefined> {
  const { Name, Kind, Changes } = described;
  const itself = { operation: Name, kind: Kind, changes: Changes } as unknown as AnyCall;
  const goesThrough = through?.service === described.Service ? through : undefined;
  const begun = performance.now();
  const known = { name: Name, input, at: new Date() };
  const after = () => ({ milliseconds: Math.round(performance.now() - begun) });
  try {
    const answer = goesThrough
      ? await call(goesThrough.source as unknown as AnyCall, inputOf(goesThrough, described, input), { quiet: true })
      : await call(itself, input, { quiet: true });
    const text = goesThrough ? String(answer) : (JSON.stringify(answer) ?? '');
    if (Kind === 'write') void afterWrite(itself as object as { operation: string });
    const size = new TextEncoder().encode(text).length;
    return { ...known, ...after(), status: 200, size, data: goesThrough ? JSON.parse(text) : answer };
  } catch (error) {
    if (error instanceof CancelledError) return undefined;
    if (!(error instanceof CallError)) throw error;
    const { status, message, requestId, fields } = error;
    return { ...known, ...after(), status, size: 0, message, requestId, fields };
  }
}

const inputOf = ({ method, parameters }: ThroughShape, described: DescribedCall, input: Values): Values => ({
  [method]: shortName(described),
  [parameters]: input,
});
