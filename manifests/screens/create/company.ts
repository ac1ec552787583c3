/** Create company (SOLO-34, ROLE-57). */
import { can, screen } from '#define';
import { organisationForm } from './organisation.block.ts';

export default screen('/account/create/company?parentAccountId?', {
  title: 'Create company',
  needs: can('COMPANY_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 40, icon: 'building' },
  body: organisationForm('Company', 'Create company', 'Company created'),
});
