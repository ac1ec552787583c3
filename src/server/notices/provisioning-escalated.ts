/** The owner of the marketplace is told that a request was handed to him. */
import { can } from '../../define/contract/capability.ts';
import { provisioningEscalatedMail } from '../mail/templates/provisioning.ts';
import { notice } from '../messages/notices.ts';
import { toldRequest } from '../provisioning/requests/told.ts';

export default notice('provisioning-escalated', {
  right: can('SYSTEM_PROVISIONING_REQUEST', 'Read'),
  letter: async (db, told) => {
    const request = await toldRequest(db, told, 'Escalated');
    return request && provisioningEscalatedMail(request);
  },
});
