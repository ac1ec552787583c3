/** How safe the sign-in of a user is: his second factors, what policies ask of him, tries that failed, sessions. */
import { Type } from 'typebox';
import { entity } from '#define';

export const UserSecurity = entity(
  'UserSecurity',
  Type.Object({
    UserAccountId: Type.Integer(),
    Username: Type.String(),
    /** The signed-in user himself, and nobody who works in his name. */
    IsOwn: Type.Boolean(),
    /** Somebody else, whom an administrator may help. */
    IsOther: Type.Boolean(),
    HasSecondFactor: Type.Boolean(),
    /** A policy asks for a second factor here, whether or not the user is exempt. */
    IsNeeded: Type.Boolean(),
    IsExempt: Type.Boolean(),
    /** How many are left. */
    RecoveryCodes: Type.Integer(),
    PasswordChangedUtc: Type.Optional(Type.String()),
    /** Too many tries failed; until then only devices that are known get in. */
    LockedUntilUtc: Type.Optional(Type.String()),
    IsLocked: Type.Boolean(),
    Sessions: Type.Integer(),
  }),
);

export const userSecurityExample = {
  UserAccountId: 100412,
  Username: 'admin',
  IsOwn: true,
  IsOther: false,
  HasSecondFactor: true,
  IsNeeded: true,
  IsExempt: false,
  RecoveryCodes: 8,
  PasswordChangedUtc: '2026-10-05T06:12:00Z',
  IsLocked: false,
  Sessions: 2,
};
