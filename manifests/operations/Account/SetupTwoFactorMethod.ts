/** Starts to set up a second factor (CALL-028); EnableTwoFactorMethod completes it. */
import { Type } from 'typebox';
import { operation } from '#define';
import { methodId, methodKind, methodName } from '../../entities/AuthenticationMethod.ts';

export default operation('Account/SetupTwoFactorMethod', {
  summary: 'Prepares an authenticator app, or sends the first code by e-mail. It counts once its code has been given.',
  kind: 'write',
  subject: 'session',
  changes: ['SecondFactor', 'Mail'],
  needs: 'signedIn',
  midSignIn: 'setup',
  limit: { calls: 10, minutes: 15, by: 'user' },
  errors: ['noMailAddress', 'notImpersonated', 'proofNeeded', 'tooManyMethods'],
  audit: { event: 'Second factor prepared' },
  input: Type.Object({ methodType: methodKind, name: methodName }),
  data: Type.Object({
    authenticationMethodId: methodId,
    /** For typing into an app by hand; only of an authenticator app, and only here. */
    Secret: Type.Optional(Type.String()),
    /** otpauth://… */
    QrCodeUri: Type.Optional(Type.String()),
    /** The same as a picture: data:image/svg+xml… */
    QrCodeImage: Type.Optional(Type.String()),
    /** Where the code went, with its middle hidden; only of an e-mail method. */
    Address: Type.Optional(Type.String()),
  }),
  example: {
    input: { methodType: 'AuthenticatorApp', name: 'My phone' },
    data: {
      authenticationMethodId: 12,
      Secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      QrCodeUri: 'otpauth://totp/Nordlicht:admin?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Nordlicht',
      QrCodeImage: 'data:image/svg+xml;base64,PHN2Zy8+',
    },
  },
});
