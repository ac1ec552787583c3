/** Create company (SOLO-34, ROLE-57). */
import { can } from '../../../src/define/contract/capability.ts';
import { screen } from '../../../src/define/screen.ts';
import { organisationForm } from './organisation.block.ts';

export default screen('/account/create/company', {
  title: 'Create company',
  needs: can('COMPANY_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 40, icon: 'building' },
  body: organisationForm('Company', 'Create company', 'Company created'),
});
