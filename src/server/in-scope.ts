/** The application's own tenancy check in a query: the account's path lies in the session's branch. */
import { type RawBuilder, sql } from 'kysely';

/** @param path the column that holds an account's path. */
export const inScope = (path: string): RawBuilder<boolean> => sql<boolean>`in_scope(${sql.ref(path)})`;
