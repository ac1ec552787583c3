/** Deletes a tag. */
import DeleteServiceTag from '../../../../manifests/operations/ServiceManagement/DeleteServiceTag.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { deleteTag } from '../../catalogue/tags.ts';

export default handler(DeleteServiceTag, async ({ tag }, context) => {
  const count = await deleteTag(context, tag);
  context.audit({ details: [sentence('{tag}: {count}', { tag, count })] });
  return { ServiceCount: count };
});
