/** How calls name a service: by its id, or by the key that the contract uses. */
import { Type } from 'typebox';
import { accountId } from './list.ts';

export const serviceId = accountId;

/** One of the two. */
export const serviceRef = {
  serviceId: Type.Optional(serviceId),
  serviceName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
};
