/** A service that a call is about, as its vendor works on it. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { ofVendorInScope } from '../db/in-scope.ts';

export interface ServiceRef {
  readonly serviceId?: number;
  /** Its key in the contract. */
  readonly serviceName?: string;
}

export type OwnService = Awaited<ReturnType<typeof findOwnService>>;

export const noService = (serviceId: number): Failure => new Failure(404, 'noService', { serviceId });

/**
 * A service of the vendors of the session's branch, in whatever state.
 * @param hold it stays as it is until the call has ended.
 * @throws 404 for one that is absent or somebody else's.
 */
export async function findOwnService({ db }: CallContext, serviceId: number, hold = false) {
  const own = db
    .selectFrom('service')
    .innerJoin('vendor_profile', 'vendor_profile.account_id', 'service.owner_account_id')
    .innerJoin('account', 'account.account_id', 'service.owner_account_id')
    .selectAll('service')
    .select(['vendor_profile.name as vendor', 'account.display_name as account_name', 'account.account_type'])
    .where('service.service_id', '=', serviceId)
    .where(ofVendorInScope('service.owner_account_id'));
  const service = await (hold ? own.forUpdate('service') : own).executeTakeFirst();
  if (!service) throw noService(serviceId);
  return service;
}

/** The id of the service that is named, by one or the other. @throws 400 unless it is named once; 404 for a key that is absent or somebody else's. */
export async function serviceIdOf({ db }: CallContext, { serviceId, serviceName }: ServiceRef): Promise<number> {
  if (serviceId !== undefined && serviceName === undefined) return serviceId;
  if (serviceName === undefined || serviceId !== undefined) throw new Failure(400, 'nameOneService');
  const named = db.selectFrom('service').select('service_id').where('product_name', '=', serviceName);
  const service = await named.where(ofVendorInScope('service.owner_account_id')).executeTakeFirst();
  if (!service) throw new Failure(404, 'noServiceNamed', { serviceName });
  return service.service_id;
}
