/** A company is told that its planned end was cancelled. */
import { can } from '../../define/contract/capability.ts';
import { companyGoesOnMail } from '../mail/templates/company-end.ts';
import { notice } from '../messages/notices.ts';

export default notice('company-end-cancelled', {
  right: can('COMPANY_ACCOUNT', 'Read'),
  letter: async (_db, { company_name }) => companyGoesOnMail(company_name),
});
