/** A second factor of a user: an authenticator app, or codes by e-mail (ENT-42, ENT-8). */
import { Type } from 'typebox';
import { entity } from '#define';
import { version, versionExample } from './version.ts';

export const methodKind = Type.Enum(['AuthenticatorApp', 'Email'], { type: 'string' });

export const AuthenticationMethod = entity(
  'AuthenticationMethod',
  Type.Object({
    Id: Type.Integer(),
    Name: Type.String(),
    Kind: methodKind,
    IsPrimary: Type.Boolean(),
    /** Where codes go, with its middle hidden: 'm•••@donau.example'. Only of e-mail methods. */
    Address: Type.Optional(Type.String()),
    CreatedUtc: Type.String(),
    Version: version,
    LastUsedUtc: Type.Optional(Type.String()),
    /** Of the signed-in user himself, and nobody who works in his name: only he may change it. */
    IsOwn: Type.Optional(Type.Boolean()),
  }),
);

export const authenticationMethodExample = {
  Id: 12,
  Name: 'My phone',
  Kind: 'AuthenticatorApp',
  IsPrimary: true,
  CreatedUtc: '2026-11-02T08:15:00Z',
  Version: versionExample,
  LastUsedUtc: '2026-11-21T07:58:12Z',
  IsOwn: true,
} as const;

export const methodId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const methodName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
/** What a person types: six digits, a recovery code, or something wrong. */
export const mfaToken = Type.String({ minLength: 1, maxLength: 64 });
