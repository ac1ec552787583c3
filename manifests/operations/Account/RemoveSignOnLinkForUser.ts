/** Takes a single sign-on of a user below away, for somebody whose account at the provider is no longer his. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { provider, subject } from '../../entities/SignOnLink.ts';

export default operation('Account/RemoveSignOnLinkForUser', {
  summary: 'Unlinks an identity of a user, ends his sessions and tells him by e-mail.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['SignOnLink', 'Mail'],
  needs: can('DISABLE_MFA', 'Execute'),
  errors: ['noSignOn', 'notFound', 'notImpersonated', 'outranked', 'ownSignIn', 'usersOnly'],
  audit: { event: 'Single sign-on unlinked by an administrator' },
  input: Type.Object({ userAccountId: accountId, provider, subject }),
  data: Type.Null(),
  example: { input: { userAccountId: 100412, provider: 'werk-id', subject: '248289761001' }, data: null },
});
