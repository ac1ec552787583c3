/** Security of a company: roles, capability sets, allowed addresses and second factors (ROUTE-41 to ROUTE-44, SOLO-11). */
import { tabs } from '../../../src/define/layout.ts';
import { screen } from '../../../src/define/screen.ts';
import { addresses } from './addresses.block.ts';
import { capabilitySets } from './capability-sets.block.ts';
import { accountHead } from './head.block.ts';
import { mfa } from './mfa.block.ts';
import { roles } from './roles.block.ts';

export default screen('/account/$accountId/security', {
  title: 'Security',
  head: accountHead,
  tab: {
    title: 'Security',
    order: 40,
    when: { properties: { AccountType: { enum: ['Company', 'Reseller'] } } },
  },
  body: tabs(
    { title: 'Roles', body: roles },
    { title: 'Capability sets', body: capabilitySets },
    { title: 'Addresses', body: addresses },
    { title: 'Second factors', body: mfa },
  ),
});
