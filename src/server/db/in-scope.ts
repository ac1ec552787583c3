/** The application's own tenancy check in a query: the account's path lies in the session's branch. */
import { type RawBuilder, sql } from 'kysely';

/** Whether a list shows the account: one of a type that the session may read, or one of its own company. @param account its table or alias. */
export const isListed = (account: string): RawBuilder<boolean> =>
  sql<boolean>`is_listed(${sql.table(account)}, (select readable_types()), (select own_company()))`;

/** @param path the column that holds an account's path. */
export const inScope = (path: string): RawBuilder<boolean> => sql<boolean>`in_scope(${sql.ref(path)})`;

/** The same for what is offered from above: its owner stands at or above the session's branch. @param owner the column that holds his id. */
export const isOffered = (owner: string): RawBuilder<boolean> => sql<boolean>`offered_from_above(${sql.ref(owner)})`;
