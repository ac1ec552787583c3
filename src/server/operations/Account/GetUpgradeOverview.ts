/** What an upgrade would change and cost, before it is ordered (ROUTE-70). */
import GetUpgradeOverview from '../../../../manifests/operations/Account/GetUpgradeOverview.ts';
import { handler } from '../../../define/contract/handler.ts';
import { upgradeOverview } from '../../ordering/upgrade-overview.ts';

export default handler(GetUpgradeOverview, (input, context) => upgradeOverview(context, input));
