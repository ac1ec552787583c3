/** Rounds: the product's own work whose waiting list is a table, one row at a time and each row by one server at a time. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Service } from '../service.ts';
import type { WorkPart } from './part.ts';

/** How a worker takes a row, and keeps it. Its transaction sees the whole account tree. */
export interface Claim {
  readonly db: Kysely<Tables>;
  readonly service: Service;
  /** Who takes it; a name for each taking. */
  readonly worker: string;
  /** For how long that is believed, as an interval. */
  readonly lease: string;
}

export interface RoundContext {
  readonly service: Service;
  /** The row is somebody else's by now, or the server stops. */
  readonly signal: AbortSignal;
  /** Tells those who look after the server of a failure that the note knows of as well. */
  report(problem: unknown): void;
}

export interface NotePart extends WorkPart, Pick<Claim, 'service' | 'worker'>, Pick<RoundContext, 'report'> {}

export interface RoundDefinition<Row, Outcome> {
  /** Of how many rows one server does the work at once; absent: one. */
  readonly atOnce?: number;
  /** Takes one row that is due and held by nobody, in a statement of its own (`for update skip locked`); undefined: none is. */
  take(claim: Claim): Promise<Row | undefined>;
  /** Prolongs the lease while the work takes its time, and answers whether the row is still held. Absent: the work ends with the lease. */
  keep?(row: Row, claim: Claim): Promise<boolean>;
  /** The work outside, in no transaction. It ends with the signal; what it throws is noted nowhere, and the row waits for its lease. */
  work(row: Row, context: RoundContext): Promise<Outcome>;
  /** Notes what came of it and gives the row back; false when another worker holds it: then nothing of the note becomes true. */
  note(row: Row, outcome: Outcome, part: NotePart): Promise<boolean>;
  /** Gives back what the work keeps open. */
  stop?(service: Service): void;
}

export interface Round<Row = unknown, Outcome = unknown> extends RoundDefinition<Row, Outcome> {
  readonly name: string;
}

export const round = <Row, Outcome>(name: string, definition: RoundDefinition<Row, Outcome>): Round<Row, Outcome> => ({
  name,
  ...definition,
});
