/** User log: what one user did (ROUTE-37). */
import { screen } from '#define';
import { auditLog } from './audit-log.block.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/user-log', {
  title: 'User log',
  header: accountHeader,
  tab: { title: 'User log', order: 61, when: { properties: { AccountType: { const: 'User' } } } },
  body: auditLog('user'),
});
