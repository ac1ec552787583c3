/** What somebody wants to order, and for whom: found in the session's scope, and among what is offered to it. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { noService } from '../catalogue/find.ts';
import { inOffer } from '../db/in-scope.ts';

export interface NamedService {
  readonly service_id: number;
  readonly product_name: string;
  /** In the reader's language. */
  readonly name: string;
}

/** @throws 404 out of sight, 409 for an account that has ended, 403 for a subscription. */
export async function findParent(context: CallContext, accountId: number): Promise<void> {
  const parent = await findAccount(context, accountId, { alive: 'terminated', hold: 'share' });
  if (parent.account_type === 'Product') throw new Failure(403, 'notBelowProduct');
}

/** In the order of the lines. @throws 404 for one that the caller does not see. */
export async function servicesOf(
  { db, language }: CallContext,
  lines: readonly { readonly serviceId: number }[],
): Promise<readonly NamedService[]> {
  const ids = [...new Set(lines.map(({ serviceId }) => serviceId))];
  const found = await db
    .selectFrom('service')
    .select(['service_id', 'product_name', sql<string>`service_name(names, ${language}, product_name)`.as('name')])
    .where('service_id', 'in', ids)
    .where(inOffer('service'))
    .execute();
  return lines.map(({ serviceId }) => {
    const service = found.find(({ service_id }) => service_id === serviceId);
    if (!service) throw noService(serviceId);
    return service;
  });
}

/** The id of the service that is sold under this key. @throws 404 for one that the caller does not see. */
export async function serviceOfProduct({ db }: CallContext, productName: string): Promise<number> {
  const named = db.selectFrom('service').select('service_id').where('product_name', '=', productName);
  const found = await named.where(inOffer('service')).executeTakeFirst();
  if (!found) throw new Failure(404, 'noServiceNamed', { serviceName: productName });
  return found.service_id;
}
