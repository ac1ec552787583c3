/** Changes a fee of a service. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { itemId, itemTerms, itemWords } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/ChangeItem', {
  summary:
    'Changes what is sent of a fee; its type, basis, unit, term and billing stay once the service has been published or ordered.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  edits: { record: 'ServiceItems', id: 'serviceId', version: 'version' },
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'noItem', 'unknownLanguage'],
  audit: { event: 'Item of a service changed' },
  input: Type.Object({
    serviceId,
    itemId,
    ...Type.Partial(Type.Object({ ...itemWords, ...itemTerms })).properties,
    version: readVersion,
  }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, itemId: 41, names: { en: 'Per user' } }, data: null },
});
