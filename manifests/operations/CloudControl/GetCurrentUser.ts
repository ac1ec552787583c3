/** The address of an older contract for who is signed in: the same answer as that of Authorization/GetCurrentUser (EXT-03). */
import { Type } from 'typebox';
import { operation } from '#define';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';

export default operation('CloudControl/GetCurrentUser', {
  summary: 'Answers the signed-in user and his capabilities, at the address of an older contract.',
  kind: 'read',
  subject: 'session',
  reads: ['CurrentUser'],
  needs: 'signedIn',
  midSignIn: 'secondFactor',
  input: Type.Object({}),
  data: CurrentUser,
  example: { input: {}, data: currentUserExample },
});
