/** Sends the code of an e-mail method, while signing in or setting it up (CALL-020, AUTH-19). */
import { Type } from 'typebox';
import { operation } from '#define';
import { methodId } from '../../entities/AuthenticationMethod.ts';

export default operation('Authorization/SendSecurityCodeNotification', {
  summary: 'Sends a security code by e-mail; the codes sent before stop working.',
  kind: 'write',
  subject: { SecondFactor: 'mfaMethodId' },
  changes: ['Mail'],
  needs: 'signedIn',
  midSignIn: 'secondFactor',
  limit: { calls: 5, minutes: 15, by: 'user' },
  errors: ['noMailAddress', 'noMethod', 'notImpersonated'],
  audit: { event: 'Security code sent' },
  input: Type.Object({ userName: Type.String({ minLength: 1, maxLength: 254 }), mfaMethodId: methodId }),
  data: Type.Null(),
  example: { input: { userName: 'admin', mfaMethodId: 12 }, data: null },
});
