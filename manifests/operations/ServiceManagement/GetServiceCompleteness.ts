/** What a service lacks before it can be published, by its parts (SOLO-18). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { MissingPart } from '../../entities/ServiceInformation.ts';
import { ServicePart } from '../../entities/ServicePart.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetServiceCompleteness', {
  summary: 'Answers what a service lacks before it can be published: all of it, or what belongs to some of its parts.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: can('MY_SERVICES', 'Read'),
  errors: ['noService'],
  input: Type.Object({
    serviceId,
    /** Absent: of all. */
    parts: Type.Optional(Type.Array(ServicePart, { maxItems: 4 })),
  }),
  data: Type.Object({
    Items: Type.Array(Type.Object({ Missing: MissingPart, Part: ServicePart })),
    TotalCount: Type.Integer(),
  }),
  example: {
    input: { serviceId: 900_003 },
    data: { Items: [{ Missing: 'icon', Part: 'Files' }], TotalCount: 1 },
  },
});
