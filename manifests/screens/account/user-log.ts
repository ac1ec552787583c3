/** User log: what one user did (ROUTE-37). */
import { screen, where } from '#define';
import { auditLog } from './audit-log.block.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/user-log', {
  title: 'User log',
  header: accountHeader,
  tab: { title: 'User log', order: 61, when: where({ AccountType: 'User' }) },
  body: auditLog('user'),
});
