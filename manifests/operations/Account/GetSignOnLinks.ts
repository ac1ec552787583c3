/** The single sign-ons of oneself or of a user below. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { SignOnLink, signOnLinkExample } from '../../entities/SignOnLink.ts';

export default operation('Account/GetSignOnLinks', {
  summary: 'Answers the identities of single sign-on providers that are linked to a user.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['SignOnLink'],
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Read'),
  errors: ['notFound', 'usersOnly'],
  /** Without an id: the signed-in user. */
  input: Type.Object({ userAccountId: Type.Optional(accountId) }),
  data: Type.Array(SignOnLink),
  example: { input: {}, data: [signOnLinkExample] },
});
