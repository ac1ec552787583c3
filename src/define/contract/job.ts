/** Jobs: work of the server that runs later or on a schedule. */
import type { TSchema } from 'typebox';
import type { Needs } from './capability.ts';
import type { Static } from './schema.ts';

/** What a job works with; the server adds its members by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface JobContext {}

export interface JobDefinition<Payload extends TSchema = TSchema> {
  /** The product's own work, in nobody's name: how long after one run the next one begins. Absent: it runs when it is put on the queue. */
  readonly everyMinutes?: number;
  /** The same once a day, at this hour and minute of UTC, such as '02:00'; also when a server starts. */
  readonly dailyAt?: string;
  readonly payload: Payload;
  /** The right that its owner must hold when it runs, and again when its file is fetched. A method, like run. */
  needs?(payload: Static<Payload>): Needs;
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
