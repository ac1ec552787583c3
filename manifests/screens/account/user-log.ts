/** User log: what one user did (ROUTE-37). */
import { screen } from '../../../src/define/screen.ts';
import { auditLog } from './audit-log.block.ts';
import { accountHead } from './head.block.ts';

export default screen('/account/$accountId/user-log', {
  title: 'User log',
  head: accountHead,
  tab: { title: 'User log', order: 61, when: { properties: { AccountType: { const: 'User' } } } },
  body: auditLog('user'),
});
