/** Begins a single sign-on: the address that the browser goes to, with state, nonce and PKCE (LOGIN-15 to LOGIN-22). */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Authorization/StartOpenId', {
  summary: 'Answers the address of the provider at which the user signs on.',
  kind: 'write',
  subject: 'none',
  changes: [],
  needs: 'anyone',
  limit: { calls: 30, minutes: 15, by: 'address' },
  errors: ['noSignOn', 'signOnDown'],
  audit: { event: 'Single sign-on begun' },
  /** The id of a provider in the branding's sso_setup_list. */
  input: Type.Object({ clientName: Type.String({ minLength: 1, maxLength: 60 }) }),
  data: Type.Object({ AuthorizationUrl: Type.String() }),
  example: {
    input: { clientName: 'nordlicht' },
    data: { AuthorizationUrl: 'https://login.nordlicht.example/auth?response_type=code&client_id=portal' },
  },
});
