/** The months of an account's bills. */
import GetIntervals from '../../../../manifests/operations/Account/GetIntervals.ts';
import { handler } from '../../../define/contract/handler.ts';
import { billIntervals } from '../../billing/report/intervals.ts';

export default handler(GetIntervals, ({ accountId }, context) => billIntervals(context, accountId));
