/** Security of a company: roles, capability sets, allowed addresses and second factors (ROUTE-41 to ROUTE-44, SOLO-11). */
import { screen, tabs, where } from '#define';
import { addresses } from './addresses.block.ts';
import { capabilitySets } from './capability-sets.block.ts';
import { accountHeader } from './header.block.ts';
import { mfa } from './mfa.block.ts';
import { roles } from './roles.block.ts';

export default screen('/account/$accountId/security', {
  title: 'Security',
  header: accountHeader,
  tab: {
    title: 'Security',
    order: 40,
    when: where({ AccountType: ['Company', 'Reseller'] }),
  },
  body: tabs(
    { title: 'Roles', body: roles },
    { title: 'Capability sets', body: capabilitySets },
    { title: 'IP addresses', body: addresses },
    { title: 'Second factors', body: mfa },
  ),
});
