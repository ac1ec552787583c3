/** Texts of a service, language by language: what English has is wanted in each. */
import GetServiceLanguages from '../../../../manifests/operations/ServiceManagement/GetServiceLanguages.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findOwnService } from '../../catalogue/find.ts';
import { textsOfServices } from '../../catalogue/text-import.ts';
import { textKey, textNames } from '../../catalogue/text-sheet.ts';

export default handler(GetServiceLanguages, async ({ serviceId }, context) => {
  const { product_name } = await findOwnService(context, serviceId);
  const texts = (await textsOfServices(context, { ids: [serviceId] })).get(product_name)?.texts;
  const has = (name: (typeof textNames)[number], language: string) =>
    (texts?.get(textKey(name, language)) ?? '') !== '';
  const wanted = textNames.filter((name) => name === 'Name' || has(name, 'en'));
  const names = new Intl.DisplayNames(context.language, { type: 'language' });
  return context.languages.map((language) => {
    const there = wanted.filter((name) => has(name, language)).length;
    return {
      Language: language,
      Name: names.of(language) ?? language,
      State: there === wanted.length ? 'Complete' : there > 0 ? 'Partial' : 'Absent',
      HasName: has('Name', language),
      HasSummary: has('Summary', language),
      HasDescription: has('Description', language),
    };
  });
});
