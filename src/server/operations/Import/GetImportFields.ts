/** The columns of a template, with what may stand there. */
import GetImportFields from '../../../../manifests/operations/Import/GetImportFields.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pageOfRows } from '../../calls/page-of-rows.ts';
import { importFields } from '../../imports/fields.ts';
import { assertMayImport } from '../../imports/plan.ts';
import { takes } from '../../imports/told-fields.ts';

export default handler(GetImportFields, async ({ type, ...input }, context) => {
  assertMayImport(context, type);
  const fields = await importFields(context, type);
  const rows = fields.map((field) => ({
    Column: field.label,
    Takes: takes(context, field),
    Required: String(field.isRequired),
  }));
  const { Items, TotalCount } = pageOfRows(rows, input, context.language);
  const required = fields.filter(({ isRequired }) => isRequired).map(({ label }) => label);
  return {
    Items: Items.map(({ Required, ...row }) => ({ ...row, IsRequired: Required === 'true' })),
    TotalCount,
    Required: required.join(', '),
  };
});
