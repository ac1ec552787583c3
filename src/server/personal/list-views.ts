/** The saved views of a list as its owner sees them; nobody else's are ever looked at. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { utc } from '../accounts/row.ts';
import { Failure, isUniqueViolation } from '../calls/failure.ts';

interface Row {
  list_view_id: number;
  list_key: string;
  name: string;
  state: string;
  is_default: boolean;
  updated_utc: Date;
}

const columns = ['list_view_id', 'list_key', 'name', 'state', 'is_default', 'updated_utc'] as const;

export const listView = (row: Row) => ({
  ListViewId: row.list_view_id,
  ListKey: row.list_key,
  Name: row.name,
  State: row.state,
  IsDefault: row.is_default,
  UpdatedUtc: utc(row.updated_utc),
});

const mine = (context: CallContext): number => context.session.user.UserAccountId;

export async function listViews(context: CallContext, listKey: string) {
  const rows = await context.db
    .selectFrom('list_view')
    .select(columns)
    .where('user_account_id', '=', mine(context))
    .where('list_key', '=', listKey)
    .orderBy('name')
    .execute();
  return rows.map(listView);
}

/** @throws 404 for a view that is not there or somebody else's; both answer alike. */
export async function ownListView(context: CallContext, listViewId: number): Promise<Row> {
  const row = await context.db
    .selectFrom('list_view')
    .select(columns)
    .where('user_account_id', '=', mine(context))
    .where('list_view_id', '=', listViewId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure(404, 'noListView', { listViewId });
  return row;
}

/** One change at a time to the views of a list: two that are made the default at once would collide. */
async function hold(context: CallContext, listKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list_view ${mine(context)} ${listKey}`}, 0))`.execute(
    context.db,
  );
}

interface New {
  readonly list_key: string;
  readonly name: string;
  readonly state: string;
}

export async function addListView(context: CallContext, view: New): Promise<Row> {
  await hold(context, view.list_key);
  const { kept } = await context.db
    .selectFrom('list_view')
    .select((count) => count.fn.countAll<number>().as('kept'))
    .where('user_account_id', '=', mine(context))
    .where('list_key', '=', view.list_key)
    .executeTakeFirstOrThrow();
  if (kept >= limits.listViews) throw new Failure(409, 'tooManyListViews', { n: limits.listViews });
  const values = { ...view, name: view.name.trim(), user_account_id: mine(context) };
  return named(context, () =>
    context.db.insertInto('list_view').values(values).returning(columns).executeTakeFirstOrThrow(),
  );
}

/** @param listViewId of a view that was found to be the caller's own. */
export async function changeListView(context: CallContext, listViewId: number, change: Partial<New>): Promise<Row> {
  return named(context, () =>
    context.db
      .updateTable('list_view')
      .set({ ...change, ...(change.name === undefined ? {} : { name: change.name.trim() }), updated_utc: new Date() })
      .where('list_view_id', '=', listViewId)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );
}

/** Makes one view of a list the default, or none; an index allows no second one. */
export async function setDefault(context: CallContext, listKey: string, listViewId: number | undefined) {
  await hold(context, listKey);
  const views = () =>
    context.db.updateTable('list_view').where('user_account_id', '=', mine(context)).where('list_key', '=', listKey);
  await views().set({ is_default: false }).where('is_default', '=', true).execute();
  if (listViewId === undefined) return;
  const { numUpdatedRows } = await views()
    .set({ is_default: true })
    .where('list_view_id', '=', listViewId)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new Failure(404, 'noListView', { listViewId });
}

async function named(context: CallContext, write: () => Promise<Row>): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'list_view_name')) throw error;
    const problem = context.text('Another saved view has this name');
    throw new Failure(400, 'wrongValue', { field: 'name', problem }, { name: problem });
  }
}
