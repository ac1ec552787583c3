/** Running subscriptions that could take the units of another one (UPG-07). */
import GetUpgradeTargets from '../../../../manifests/operations/Account/GetUpgradeTargets.ts';
import { handler } from '../../../define/contract/handler.ts';
import { upgradeTargets } from '../../ordering/upgrade-options.ts';

export default handler(GetUpgradeTargets, (input, context) => upgradeTargets(context, input));
