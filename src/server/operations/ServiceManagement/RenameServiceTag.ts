/** Renames a tag, or makes two of them one. */
import RenameServiceTag from '../../../../manifests/operations/ServiceManagement/RenameServiceTag.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { renameTag } from '../../catalogue/tags.ts';

export default handler(RenameServiceTag, async ({ tag, newTag, merge = false }, context) => {
  const { name, count } = await renameTag(context, tag, newTag, merge);
  context.audit({ details: [sentence('{tag} is {name}: {count}', { tag, name, count })] });
  return { ServiceCount: count };
});
