/** Answers what a rule can select. */
import GetRuleTargets from '../../../../manifests/operations/Pricing/GetRuleTargets.ts';
import { handler } from '../../../define/contract/handler.ts';
import { ruleTargets } from '../../pricing/rule-targets.ts';

export default handler(GetRuleTargets, ({ marketplaceId, selection }, context) =>
  ruleTargets(context, marketplaceId, selection),
);
