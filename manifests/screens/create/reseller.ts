/** Create reseller (SOLO-35, ROLE-58). */
import { can, screen } from '#define';
import { organisationForm } from './organisation.block.ts';

export default screen('/account/create/reseller?parentAccountId?', {
  title: 'Create reseller',
  needs: can('RESELLER_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 50, icon: 'building-store' },
  body: organisationForm('Reseller', 'Create reseller', 'Reseller created'),
});
