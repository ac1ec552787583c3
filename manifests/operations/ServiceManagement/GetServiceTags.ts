/** The tags of one's own services. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { ServiceTag } from '../../entities/ServiceTag.ts';

export default operation('ServiceManagement/GetServiceTags', {
  summary:
    'Answers the tags of the services of the vendors below the caller, each with the number of services that have it.',
  kind: 'read',
  subject: 'none',
  reads: ['Service'],
  needs: can('SERVICE_TAGS', 'Read'),
  input: Type.Object(listInput(['Tag', 'ServiceCount'])),
  data: Paged(ServiceTag),
  example: { input: {}, data: { Items: [{ Tag: 'DSGVO', ServiceCount: 21 }], TotalCount: 1 } },
});
