/** What a subscription may go over to (CALL-050, UPG-01, UPG-04, UPG-07). */
import GetUpgradeOptions from '../../../../manifests/operations/Account/GetUpgradeOptions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { upgradeOptions } from '../../ordering/upgrade-choices.ts';

export default handler(GetUpgradeOptions, (input, context) => upgradeOptions(context, input));
