/** Takes one of the own single sign-ons away. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { provider, subject } from '../../entities/SignOnLink.ts';

export default operation('Account/RemoveSignOnLink', {
  summary: 'Unlinks an identity; signing in with it leads to linking it again.',
  kind: 'write',
  subject: 'session',
  changes: ['SignOnLink', 'Mail'],
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Update'),
  errors: ['noSignOn', 'notImpersonated', 'proofNeeded'],
  audit: { event: 'Single sign-on unlinked' },
  input: Type.Object({ provider, subject }),
  data: Type.Null(),
  example: { input: { provider: 'werk-id', subject: '248289761001' }, data: null },
});
