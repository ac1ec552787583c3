/** Tags services. */
import TagServices from '../../../../manifests/operations/ServiceManagement/TagServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { tagServices } from '../../catalogue/tags.ts';

export default handler(TagServices, async ({ serviceIds, add = [], remove = [] }, context) => {
  const names = await tagServices(context, serviceIds, add, remove);
  context.audit({
    details: [
      ...names.map((name) => sentence('{name}', { name })),
      ...(add.length > 0 ? [sentence('Put on: {tags}', { tags: add.join(', ') })] : []),
      ...(remove.length > 0 ? [sentence('Taken off: {tags}', { tags: remove.join(', ') })] : []),
    ],
  });
  return null;
});
