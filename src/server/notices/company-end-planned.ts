/** A company is told that somebody above it has planned its end. */
import { can } from '../../define/contract/capability.ts';
import { companyEndMail } from '../mail/templates/company-end.ts';
import { notice } from '../messages/notices.ts';

export default notice('company-end-planned', {
  right: can('COMPANY_ACCOUNT', 'Read'),
  letter: async (db, { subject_id, company_name }) => {
    const end = await db
      .selectFrom('termination')
      .select('due_utc')
      .where('termination_id', '=', subject_id)
      .where('state', '=', 'Scheduled')
      .executeTakeFirst();
    return end && companyEndMail(company_name, end.due_utc);
  },
});
