/** A service's way through its states: a draft is published, what was published is retired, and a retired one comes back. */
import { sql } from 'kysely';
import { missingWords } from '../../../manifests/entities/ServiceInformation.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { mayTake } from '../../rules/machines/machine.ts';
import { serviceMachine } from '../../rules/machines/service.ts';
import { Failure } from '../calls/failure.ts';
import { findOwnService, type OwnService } from './find.ts';
import { missingOf } from './information.ts';
import { hasTerms } from './terms-products.ts';

const { steps } = serviceMachine;

/** @throws 409 naming what is missing, or the state that it has. */
export async function publishService(context: CallContext, serviceId: number): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  if (!mayTake(steps.publish, service.state)) throw new Failure(409, 'notPublishable');
  const missing = await missingOf(context, service);
  if (missing.length > 0)
    throw new Failure(409, 'serviceIncomplete', {
      missing: missing.map((part) => context.text(missingWords[part])).join(', '),
    });
  await context.db
    .updateTable('service')
    .set({ state: steps.publish.to, published_utc: sql`coalesce(published_utc, now())`, modified_utc: sql`now()` })
    .where('service_id', '=', serviceId)
    .where('state', 'in', steps.publish.from)
    .execute();
  return service;
}

/** It leaves every pricelist with this; what runs goes on. @throws 409 for one that is not published. */
export async function retireService(context: CallContext, serviceId: number): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  if (!mayTake(steps.retire, service.state)) throw new Failure(409, 'notPublished');
  await context.db
    .updateTable('service')
    .set({ state: steps.retire.to, modified_utc: sql`now()` })
    .where('service_id', '=', serviceId)
    .where('state', 'in', steps.retire.from)
    .execute();
  return service;
}

/** @throws 409 for what has ever been published, or has terms. */
export async function deleteService(context: CallContext, serviceId: number): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  if (!mayTake(steps.delete, service.state)) throw new Failure(409, 'onlyDrafts');
  if (await hasTerms(context, service.product_name)) throw new Failure(409, 'serviceHasTerms');
  await context.db
    .deleteFrom('service')
    .where('service_id', '=', serviceId)
    .where('state', 'in', steps.delete.from)
    .execute();
  return service;
}
