/** Billing: what an account pays, and what was added by hand (ROUTE-38, SOLO-39). */
import { screen, where } from '#define';
import { customCharges } from './charges.block.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/billing', {
  title: 'Billing',
  header: accountHeader,
  tab: { title: 'Billing', order: 48, when: where({ AccountType: ['Company', 'Reseller'] }) },
  body: customCharges,
});
