/** Tells which rules a new password breaks, before it is set (CALL-027, VAL-18). */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Account/ValidateUserPassword', {
  summary: 'Checks a password against all rules, for the signed-in user or the one of a link.',
  kind: 'read',
  subject: 'none',
  reads: [],
  needs: 'anyone',
  limit: { calls: 60, minutes: 5, by: 'address' },
  errors: ['linkOver'],
  input: Type.Object({
    password: Type.String({ maxLength: 1024 }),
    /** The token of the link; null when the user is signed in. */
    token: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  }),
  data: Type.Object({
    IsValid: Type.Boolean(),
    /** In the language of the caller. */
    FailedRules: Type.Array(Type.String()),
  }),
  example: {
    input: { password: 'donau2026', token: null },
    data: {
      IsValid: false,
      FailedRules: ['At least 12 characters', 'At least one uppercase letter', 'No part of the company name'],
    },
  },
});
