/** Lets subscriptions of a service go over to another one. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { UpgradeKind } from '../../entities/ServiceLinks.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/PutUpgrade', {
  summary:
    'Lets subscriptions of a service go over to another one: of the own vendor, or offered to the caller’s company, and never in a circle.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_INFO', 'Update')),
  errors: ['noService', 'upgradeCircle', 'linkRetired'],
  audit: { event: 'Upgrade of a service put' },
  input: Type.Object({ serviceId, targetServiceId: serviceId, upgradeKind: UpgradeKind }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, targetServiceId: 900_009, upgradeKind: 'Full' }, data: null },
});
