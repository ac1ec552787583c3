/** Services that a service can have as a part, or be upgraded to. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { LinkableService, serviceLinksExample } from '../../entities/ServiceLinks.ts';
import { serviceId } from '../../entities/serviceRef.ts';

const { Quantity: _, ...linkable } = serviceLinksExample.Parts[0] as (typeof serviceLinksExample.Parts)[number];

export default operation('ServiceManagement/GetLinkableServices', {
  summary:
    'Finds services of the vendors below the caller, and those offered to his company, that a service can have as a part or be upgraded to; the likeliest 50.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_INFO', 'Read')),
  errors: ['noService'],
  input: Type.Object({
    serviceId,
    purpose: Type.Enum(['Part', 'Upgrade'], { type: 'string' }),
    filter: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  data: Type.Array(LinkableService),
  example: { input: { serviceId: 900_003, purpose: 'Upgrade', filter: 'desktop' }, data: [linkable] },
});
