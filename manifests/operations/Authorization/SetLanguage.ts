/** Tells the server the language of the session (CALL-019, AUTH-13, I18N-05, I18N-12). */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Authorization/SetLanguage', {
  summary: 'Sets the language in which the server writes to this user.',
  kind: 'write',
  subject: 'session',
  changes: [],
  needs: 'signedIn',
  midSignIn: 'secondFactor',
  errors: ['unknownLanguage'],
  audit: { event: 'Language changed' },
  input: Type.Object({ languageCode: Type.String({ minLength: 2, maxLength: 5 }) }),
  data: Type.Null(),
  example: { input: { languageCode: 'de' }, data: null },
});
