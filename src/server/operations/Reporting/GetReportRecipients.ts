/** Whom a report may be sent to. */
import GetReportRecipients from '../../../../manifests/operations/Reporting/GetReportRecipients.ts';
import { handler } from '../../../define/contract/handler.ts';
import { readersOf } from '../../reporting/readers.ts';
import { findReport } from '../../reporting/registry.ts';

export default handler(GetReportRecipients, async ({ report }, context) =>
  (await readersOf(context.db, findReport(context, report))).map(({ user_account_id, display_name }) => ({
    UserAccountId: user_account_id,
    DisplayName: display_name,
  })),
);
