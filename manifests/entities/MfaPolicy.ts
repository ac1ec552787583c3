/** Whether an account asks its users for a second factor (ROLE-18 to ROLE-20; `companyMFAPolicy` of CALL-037 to CALL-040). */
import { Type } from 'typebox';
import { entity } from '#define';
import { accountId } from './list.ts';

export const MfaPolicy = entity(
  'MfaPolicy',
  Type.Object({
    AccountId: accountId,
    /** What this account itself asks for. */
    IsEnforced: Type.Boolean(),
    /** It is off, and nobody above asks for it. */
    MayEnforce: Type.Boolean(),
    /** It is on, and no hierarchy above asks for it. */
    MayRelease: Type.Boolean(),
    /** The account at or above, nameless when it is out of sight, whose policy for its whole hierarchy holds here; then IsEnforced cannot switch it off. */
    EnforcedBy: Type.Optional(Type.Object({ AccountId: Type.Optional(Type.Integer()), DisplayName: Type.String() })),
  }),
);

/** What an update takes. The account may stand beside the policy instead, where whoever asks has only its number. */
export const policyInput = {
  companyMFAPolicy: Type.Object({ AccountId: Type.Optional(accountId), IsEnforced: Type.Boolean() }),
  accountId: Type.Optional(accountId),
};

export const mfaPolicyExample = { AccountId: 100734, IsEnforced: true, MayEnforce: false, MayRelease: true };
