/** Create reseller (SOLO-35, ROLE-58). */
import { can } from '../../../src/define/contract/capability.ts';
import { screen } from '../../../src/define/screen.ts';
import { organisationForm } from './organisation.block.ts';

export default screen('/account/create/reseller', {
  title: 'Create reseller',
  needs: can('RESELLER_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 50, icon: 'building-store' },
  body: organisationForm('Reseller', 'Create reseller', 'Reseller created'),
});
