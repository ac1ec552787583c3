/** What was changed of a service, and by whom. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { ServiceChange } from '../../entities/ServiceChange.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetServiceHistory', {
  summary: 'Answers what was changed of a service, of the parts that the caller may read; the newest first.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: can('MY_SERVICES', 'Read'),
  errors: ['noService'],
  input: Type.Object({
    serviceId,
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
    ...listInput(['ChangedUtc', 'UserName']),
  }),
  data: Paged(ServiceChange),
  example: {
    input: { serviceId: 900_003 },
    data: {
      Items: [
        {
          Id: 7,
          ChangedUtc: '2026-11-18T08:05:30Z',
          Event: 'Service changed',
          UserName: 'Hanna Petersen',
          Kind: 'Changed',
          Field: 'summary',
          Language: 'German',
          Before: 'Ein Arbeitsplatz',
          After: 'Ein Arbeitsplatz im Browser',
        },
      ],
      TotalCount: 1,
    },
  },
});
