/** Completes a single sign-on with the provider's code (CALL-016, AUTH-20, AUTH-21). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';

export default operation('Authorization/AuthenticateOpenId', {
  summary:
    'Signs in with a code of a provider. An identity that is linked to nobody yet is a 409 whose Fields hold openIdSubIdentifier, for /sso-link.',
  kind: 'write',
  subject: 'none',
  changes: ['Session', 'Credential', 'Mail', own('CurrentUser')],
  needs: 'anyone',
  limit: { calls: 30, minutes: 15, by: 'address' },
  errors: ['ERR-11', 'addressRefused', 'noSignOn', 'signOnDown', 'signOnNotLinked', 'signOnOver'],
  audit: { event: 'Signed in' },
  input: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 2000 }),
    state: Type.String({ minLength: 1, maxLength: 500 }),
    clientName: Type.String({ minLength: 1, maxLength: 60 }),
    /** As the provider's answer names it; needed of providers that say that theirs do (RFC 9207). */
    iss: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  }),
  data: CurrentUser,
  example: {
    input: { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'aHR0cHM6Ly9wb3J0YWw.af0ifjsldkj', clientName: 'nordlicht' },
    data: currentUserExample,
  },
});
