/** Which company has accepted which terms, by whom and when (TERMS-04, D31). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';

const AccountReference = Type.Object({
  AccountId: Type.Integer(),
  DisplayName: Type.String(),
  AccountType: Type.String(),
});

const TermsAcceptance = Type.Object({
  TermsId: Type.Integer(),
  /** In the reader's language; English, or any there is, where it has none in that. */
  Name: Type.String(),
  /** Absent: of the marketplace as a whole. */
  ProductName: Type.Optional(Type.String()),
  Version: Type.Integer(),
  Company: AccountReference,
  /** Absent once he works where the caller does not see him. */
  User: Type.Optional(AccountReference),
  /** The name of the language in which the text was read; absent where it was not kept. */
  Language: Type.Optional(Type.String()),
  AcceptedUtc: Type.String(),
});

export default operation('Account/GetTermsAcceptances', {
  summary: 'Answers which terms a company and those below it have accepted, by whom and when, the newest first.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Terms'],
  needs: can('AUDIT_LOG', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({
    accountId,
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
    ...listInput(['Name', 'ProductName', 'Version', 'Company.DisplayName', 'User.DisplayName', 'AcceptedUtc']),
  }),
  data: Paged(TermsAcceptance),
  example: {
    input: { accountId: 100734, limit: 20 },
    data: {
      Items: [
        {
          TermsId: 2,
          Name: 'Terms of use',
          Version: 2,
          Company: {
            AccountId: 100734,
            DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
            AccountType: 'Company',
          },
          User: { AccountId: 100412, DisplayName: 'Magdalena Brückner', AccountType: 'User' },
          Language: 'German',
          AcceptedUtc: '2026-10-02T07:30:00Z',
        },
      ],
      TotalCount: 1,
    },
  },
});
