/** The pages, containers and fields of one account type's view (CALL-042, VIEW-1 to VIEW-8). */
import { Type } from 'typebox';
import { operation } from '#define';
import { AccountType } from '../../entities/AccountType.ts';
import { viewLayoutExample } from '../../entities/ViewLayout.example.ts';
import { ViewLayout } from '../../entities/ViewLayout.ts';

export default operation('Account/GetViewLayout', {
  summary: 'Answers the layout of a view; the layout of a product is merged with the generic one.',
  kind: 'read',
  subject: 'none',
  reads: ['ViewLayout'],
  needs: 'signedIn',
  errors: ['ERR-26'],
  input: Type.Object({
    accountType: AccountType,
    viewName: Type.String({ minLength: 1, maxLength: 60 }),
    productName: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  data: ViewLayout,
  example: { input: { accountType: 'Company', viewName: 'General' }, data: viewLayoutExample },
});
