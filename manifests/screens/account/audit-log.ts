/** Audit log: what happened to the account and below it (ROUTE-36). */
import { screen } from '#define';
import { auditLog } from './audit-log.block.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/audit-log', {
  title: 'Audit log',
  header: accountHeader,
  tab: { title: 'Audit log', order: 60 },
  body: auditLog('audit'),
});
