/** What a service lacks, part by part. */
import { partOfMissing } from '../../../../manifests/entities/ServicePart.ts';
import GetServiceCompleteness from '../../../../manifests/operations/ServiceManagement/GetServiceCompleteness.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findOwnService } from '../../catalogue/find.ts';
import { missingOf } from '../../catalogue/information.ts';

export default handler(GetServiceCompleteness, async ({ serviceId, parts }, context) => {
  const missing = await missingOf(context, await findOwnService(context, serviceId));
  const Items = missing
    .map((each) => ({ Missing: each, Part: partOfMissing[each] }))
    .filter(({ Part }) => parts?.includes(Part) ?? true);
  return { Items, TotalCount: Items.length };
});
