/** Takes over texts from a workbook. */
import ImportServiceTexts from '../../../../manifests/operations/ServiceManagement/ImportServiceTexts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { importTexts } from '../../catalogue/text-import.ts';

export default handler(ImportServiceTexts, async ({ file, digest }, context) => {
  const changes = await importTexts(context, file, digest);
  const services = [...new Set(changes.map(({ productName }) => productName))];
  if (changes.length === 0) context.audit({ repeated: true });
  else context.audit({ details: services.slice(0, limits.namesTold).join(', ') });
  return { Changes: changes.length, Services: services.length };
});
