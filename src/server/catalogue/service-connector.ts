/** By which connector a service is provided: always one of its own vendor, since others are told nothing of it. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { findOwnService, type OwnService } from './find.ts';

const connectorsOf = ({ db }: CallContext, { owner_account_id: owner }: Pick<OwnService, 'owner_account_id'>) =>
  db
    .selectFrom('connector')
    .innerJoin('account', 'account.account_id', 'connector.owner_account_id')
    .select(['connector.connector_id', 'connector.name'])
    .where('connector.owner_account_id', '=', owner)
    .where(inScope('account.path'));

/** As its vendor sees it; undefined while there is none. */
export async function connectorOf(context: CallContext, service: OwnService) {
  if (service.connector_id === null) return undefined;
  return connectorsOf(context, service).where('connector.connector_id', '=', service.connector_id).executeTakeFirst();
}

/** @throws 404 for a service or a connector that is absent or of another vendor. */
export async function useConnector(context: CallContext, serviceId: number, connectorId: number) {
  const service = await findOwnService(context, serviceId, true);
  const connector = await connectorsOf(context, service)
    .where('connector.connector_id', '=', connectorId)
    .forShare('connector')
    .executeTakeFirst();
  if (!connector) throw new Failure(404, 'noConnector', { connectorId });
  await context.db
    .updateTable('service')
    .set({ connector_id: connectorId, modified_utc: sql`now()` })
    .where('service_id', '=', serviceId)
    .execute();
  return { ...service, connector: connector.name };
}
