/** The types whose create right the caller holds. */
import GetImportTypes from '../../../../manifests/operations/Import/GetImportTypes.ts';
import { handler } from '../../../define/contract/handler.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { importedAs, importTypes, rightToImport } from '../../../rules/imports/import-type.ts';

export default handler(GetImportTypes, async (_input, context) => {
  const words = {
    Users: [context.text('Users'), context.text('People who may sign in; whoever has a role is invited by e-mail.')],
    Companies: [
      context.text('Companies'),
      context.text('Customers, each with a place of its own in the account tree.'),
    ],
    Subscriptions: [
      context.text('Subscriptions'),
      context.text(
        'What runs at vendors already: it is billed from today on at the prices of today, and nothing is ordered.',
      ),
    ],
  } as const;
  return importTypes
    .filter((type) => meets(context.session.user.Capability, rightToImport(type)))
    .map((type) => {
      const [DisplayName, Description] = words[type];
      return { Type: type, DisplayName, Description, AccountType: importedAs[type] };
    });
});
