/** Jobs: work of the server that runs later or on a schedule. */
import type { TSchema } from 'typebox';
import type { Static } from './schema.ts';

/** What a job works with; the server adds its members by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface JobContext {}

export interface JobDefinition<Payload extends TSchema = TSchema> {
  /** When it runs by itself; absent: only when it is put on the queue. */
  readonly schedule?: string;
  readonly payload: Payload;
  /** A method, not a property: so that jobs of all payloads fit one list. */
  run(payload: Static<Payload>, context: JobContext): Promise<void>;
}

export interface Job<Name extends string = string, Payload extends TSchema = TSchema> extends JobDefinition<Payload> {
  readonly name: Name;
}

export function job<const Name extends string, Payload extends TSchema>(
  name: Name,
  definition: JobDefinition<Payload>,
): Job<Name, Payload> {
  return { name, ...definition };
}
