/** Who looks after requests of a seller is told that one has failed. */
import { can } from '../../define/contract/capability.ts';
import { provisioningFailedMail } from '../mail/templates/provisioning.ts';
import { notice } from '../messages/notices.ts';
import { toldRequest } from '../provisioning/requests/told.ts';

export default notice('provisioning-failed', {
  right: can('FAILED_PROVISIONING', 'Execute'),
  letter: async (db, told) => {
    const request = await toldRequest(db, told, 'Failed');
    return request && provisioningFailedMail(request);
  },
});
