/** A template of the columns that the caller may fill. */
import GetImportTemplate from '../../../../manifests/operations/Import/GetImportTemplate.ts';
import { handler } from '../../../define/contract/handler.ts';
import { importFields } from '../../imports/fields.ts';
import { templateFile } from '../../imports/files.ts';
import { assertMayImport } from '../../imports/plan.ts';

export default handler(GetImportTemplate, async ({ type, format }, context) => {
  assertMayImport(context, type);
  const names = {
    Users: context.text('Users'),
    Companies: context.text('Companies'),
    Subscriptions: context.text('Subscriptions'),
  };
  return templateFile(format, names[type], await importFields(context, type));
});
