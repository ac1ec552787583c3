/** Billing: what an account pays month by month, and what was added by hand (ROUTE-38, SOLO-39). */
import { screen, tabs, where } from '#define';
import { bill } from './bill.block.ts';
import { customCharges } from './charges.block.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/billing', {
  title: 'Billing',
  header: accountHeader,
  tab: { title: 'Billing', order: 48, when: where({ AccountType: ['Company', 'Reseller', 'Product'] }) },
  body: tabs({ title: 'Billing rows', body: bill }, { title: 'Custom charges', body: customCharges }),
});
