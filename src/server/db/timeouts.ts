/** How long the database is waited for: a connection that answers nothing must not keep anybody waiting for ever. */
import { limits } from '../../rules/limits.ts';

/** In milliseconds; tests have less of it. */
export interface DatabaseTimeouts {
  /** For a new connection, or a free one. */
  readonly connect: number;
  /** For a statement, by the database; a little later the server gives up the connection by itself. */
  readonly statement: number;
  readonly answer: number;
  /** For the next statement of a transaction, by the database, which sets free what the transaction holds. */
  readonly idleTransaction: number;
  /** How often a connection that only listens is felt, and how long for its answer. */
  readonly heartbeat: number;
  readonly heartbeatAnswer: number;
}

export const databaseTimeouts: DatabaseTimeouts = {
  connect: limits.databaseConnect,
  statement: limits.databaseStatement,
  answer: limits.databaseAnswer,
  idleTransaction: limits.databaseIdleTransaction,
  heartbeat: limits.databaseHeartbeat,
  heartbeatAnswer: limits.databaseHeartbeatAnswer,
};
