/** Connectors of a vendor: their settings. Secrets never leave with them. */

import { sql } from 'kysely';
import type AddConnector from '../../../manifests/operations/ServiceManagement/AddConnector.ts';
import type GetConnectors from '../../../manifests/operations/ServiceManagement/GetConnectors.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { limits } from '../../rules/limits.ts';
import { isOutgoing } from '../../rules/text/outgoing-address.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { Failure, isStillReferred } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { inScope } from '../db/in-scope.ts';
import { inOrderOf } from '../db/reader-order.ts';
import { rowVersion } from '../db/record-version.ts';
import { uniquelyNamed } from '../db/unique-name.ts';

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    /** Servers inside of the own network that connectors may call. */
    readonly connectorOrigins: readonly string[];
  }
}

type Settings = Omit<InputOf<typeof AddConnector>, 'accountId'>;
type Connectors = DataOf<typeof GetConnectors>;

const nameKey = 'connector_owner_account_id_name_key';

/** @throws 404 for an account out of sight. */
export async function connectors(context: CallContext, accountId: number): Promise<Connectors> {
  await findAccount(context, accountId, { types: companies });
  const rows = await context.db
    .selectFrom('connector')
    .select(['connector_id', 'name', 'kind', 'url', 'timeout_ms', 'most_a_minute', 'health', 'checked_utc', 'problem'])
    .select([
      sql<boolean>`secret is not null`.as('has_secret'),
      sql<boolean>`next_secret is not null`.as('has_next_secret'),
      sql<number>`(select count(*)::integer from service where service.connector_id = connector.connector_id)`.as(
        'services',
      ),
      sql<boolean>`check_wanted_utc is not null`.as('is_checking'),
      rowVersion('connector').as('version'),
    ])
    .where('owner_account_id', '=', accountId)
    .orderBy(inOrderOf(sql`name`, context.language))
    .orderBy('connector_id')
    .execute();
  return rows.map((row) => ({
    ConnectorId: row.connector_id,
    Name: row.name,
    Kind: row.kind,
    ...(row.url !== null && { Url: row.url }),
    TimeoutMs: row.timeout_ms,
    MostAMinute: row.most_a_minute,
    Health: row.health,
    ...(row.checked_utc && { CheckedUtc: utc(row.checked_utc) }),
    ...(row.problem !== null && { Problem: row.problem as NonNullable<Connectors[number]['Problem']> }),
    IsChecking: row.is_checking,
    HasSecret: row.has_secret,
    HasNextSecret: row.has_next_secret,
    ServiceCount: row.services,
    Version: row.version,
  }));
}

/** A connector of a vendor of the session's branch, which stays as it is until the call has ended. @throws 404 for one that is absent or somebody else's. */
export async function findConnector({ db }: CallContext, connectorId: number) {
  const connector = await db
    .selectFrom('connector')
    .innerJoin('account', 'account.account_id', 'connector.owner_account_id')
    .select(['connector.connector_id', 'connector.name', 'connector.kind', 'connector.secret', 'connector.next_secret'])
    .where('connector.connector_id', '=', connectorId)
    .where(inScope('account.path'))
    .forUpdate('connector')
    .executeTakeFirst();
  if (!connector) throw new Failure(404, 'noConnector', { connectorId });
  return connector;
}

/** @returns its id. @throws 400 at the field that is wrong. */
export async function addConnector(context: CallContext, accountId: number, settings: Settings): Promise<number> {
  await findAccount(context, accountId, { types: companies, alive: 'terminated', hold: 'share' });
  const row = { owner_account_id: accountId, ...columnsOf(context, settings) };
  const { count } = await context.db
    .selectFrom('connector')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('owner_account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= limits.connectors) throw new Failure(409, 'tooManyConnectors', { most: limits.connectors });
  const made = await uniquelyNamed(context, nameKey, 'name', () =>
    context.db.insertInto('connector').values(row).returning('connector_id').executeTakeFirstOrThrow(),
  );
  return made.connector_id;
}

/** @returns the name that it had. @throws 400 at the field that is wrong. */
export async function saveConnector(context: CallContext, connectorId: number, settings: Settings): Promise<string> {
  const { name } = await findConnector(context, connectorId);
  // What was found out about the former settings says nothing of these.
  const unknown = {
    ...{ health: 'Unknown' as const, problem: null, checked_utc: null, failures_count: 0, paused_until_utc: null },
    ...{ check_wanted_utc: null, worker: null, lease_until: null },
  };
  const changed = { ...columnsOf(context, settings), ...unknown };
  await uniquelyNamed(context, nameKey, 'name', () =>
    context.db.updateTable('connector').set(changed).where('connector_id', '=', connectorId).execute(),
  );
  return name;
}

/** Those who work by hand are called nowhere, and have nothing to sign. */
function columnsOf(context: CallContext, { name, kind, url = '', timeoutMs, mostAMinute }: Settings) {
  const address = url.trim();
  const isAllowed = URL.canParse(address) && context.connectorOrigins.includes(new URL(address).origin);
  if (kind === 'Webhook' && !isAllowed && !isOutgoing(address)) {
    const problem = address === '' ? { text: fieldTexts.required } : { text: fieldTexts.outgoingAddress };
    throw wrongFields(context, [['url', problem]]);
  }
  return {
    name: name.trim(),
    kind,
    url: kind === 'Webhook' ? address : null,
    ...(kind === 'Manual' && { secret: null, next_secret: null }),
    ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }),
    ...(mostAMinute !== undefined && { most_a_minute: mostAMinute }),
  };
}

/** A round asks the server soon. @returns its name. @throws 409 for one that has none. */
export async function wantCheck(context: CallContext, connectorId: number): Promise<string> {
  const { name, kind } = await findConnector(context, connectorId);
  if (kind === 'Manual') throw new Failure(409, 'noCheckByHand');
  await context.db
    .updateTable('connector')
    .set({ check_wanted_utc: sql<Date>`now()` })
    .where('connector_id', '=', connectorId)
    .execute();
  return name;
}

/** So many services are named in a refusal. */
const named = 5;

/** @returns its name. @throws 409 while services use it, and for good once something was provided by it. */
export async function deleteConnector(context: CallContext, connectorId: number): Promise<string> {
  const { name } = await findConnector(context, connectorId);
  const used = await context.db
    .selectFrom('service')
    .select('product_name')
    .where('connector_id', '=', connectorId)
    .orderBy('product_name')
    .limit(named + 1)
    .execute();
  if (used.length > 0) {
    const names = used.slice(0, named).map(({ product_name: service }) => service);
    throw new Failure(409, 'connectorInUse', {
      services: [...names, ...(used.length > named ? ['…'] : [])].join(', '),
    });
  }
  // Whose the subscriptions are is none of its owner's business.
  await context.db
    .deleteFrom('connector')
    .where('connector_id', '=', connectorId)
    .execute()
    .catch((error: unknown) => {
      throw isStillReferred(error) ? new Failure(409, 'connectorHasHistory') : error;
    });
  return name;
}
