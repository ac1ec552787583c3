/** A tag of services, and on how many it stands. */
import { Type } from 'typebox';
import { entity } from '#define';

/** A comma or semicolon divides tags wherever several are typed. */
export const serviceTag = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^,;]*[^,;\\s][^,;]*$' });

export const ServiceTag = entity(
  'ServiceTag',
  Type.Object({
    Tag: Type.String(),
    /** Services of the vendors below the reader, in every state. */
    ServiceCount: Type.Integer({ minimum: 0 }),
  }),
);
