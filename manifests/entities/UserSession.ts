/** One of a user's own sessions, as "Your sessions" lists it. */
import { Type } from 'typebox';
import { entity } from '#define';

export const UserSession = entity(
  'UserSession',
  Type.Object({
    /** The handle of the session; its secret is in the cookie alone. */
    SessionId: Type.String(),
    CreatedUtc: Type.String(),
    LastSeenUtc: Type.String(),
    ExpiresUtc: Type.String(),
    Address: Type.String(),
    /** 'Firefox on Windows', in the language of the reader; '' when the browser did not say. */
    Device: Type.String(),
    IsCurrent: Type.Boolean(),
    /** Somebody else who works in the user's name. */
    ImpersonatorName: Type.Optional(Type.String()),
  }),
);

export const userSessionExample = {
  SessionId: '8f14e45f-ceea-467f-a0e6-b1c0d3f7a2b5',
  CreatedUtc: '2026-11-21T07:58:12Z',
  LastSeenUtc: '2026-11-21T08:55:00Z',
  ExpiresUtc: '2026-11-21T19:58:12Z',
  Address: '203.0.113.7',
  Device: 'Firefox on Windows',
  IsCurrent: true,
};
