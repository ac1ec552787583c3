/** A connector: how a vendor is told what to provide. */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';
import { version, versionExample } from './version.ts';

export const connectorId = accountId;
export const ConnectorKind = Type.Enum(['Webhook', 'Manual'], {
  type: 'string',
  words: { Webhook: 'Calls to the vendor’s server', Manual: 'People of the vendor, by hand' },
});
/** What the last check has found. */
export const ConnectorHealth = Type.Enum(['Unknown', 'Up', 'Down', 'Misconfigured'], {
  type: 'string',
  words: { Unknown: 'Not checked yet' },
});

/** What the last check has found wrong. */
export const ConnectorProblem = Type.Enum(
  [
    ...(['NoSecret', 'NoName', 'InsideNetwork', 'NoConnection', 'TimedOut', 'Certificate'] as const),
    ...(['TooLong', 'Refused', 'LedOn', 'OddAnswer'] as const),
  ],
  {
    type: 'string',
    words: {
      NoSecret: 'It has no secret yet: make one',
      NoName: 'There is no server of that name',
      InsideNetwork: 'The address leads into a private network',
      NoConnection: 'Not yet reachable: nobody answers at the address',
      TimedOut: 'Not yet reachable: no answer in time',
      Certificate: 'The certificate of the server is not trusted',
      TooLong: 'The answer is too long',
      Refused: 'The server does not accept the signature',
      LedOn: 'The server leads to another address, which is not followed',
      OddAnswer: 'The server answers that it is not well',
    },
  },
);

/** How a call is made; what is left out has its usual value, or keeps the one it has. */
export const connectorSettings = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  kind: ConnectorKind,
  /** Where calls go to: https, and no address inside of a private network. */
  url: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  timeoutMs: Type.Optional(Type.Integer({ minimum: 1000, maximum: 60_000 })),
  mostAMinute: Type.Optional(Type.Integer({ minimum: 1, maximum: 6000 })),
};

export const Connector = entity(
  'Connector',
  Type.Object({
    ConnectorId: Type.Integer(),
    Name: Type.String(),
    Kind: ConnectorKind,
    Url: Type.Optional(Type.String()),
    TimeoutMs: Type.Integer(),
    MostAMinute: Type.Integer(),
    Health: ConnectorHealth,
    CheckedUtc: Type.Optional(Type.String()),
    Problem: Type.Optional(ConnectorProblem),
    /** A check is under way. */
    IsChecking: Type.Boolean(),
    /** Its calls are signed. */
    HasSecret: Type.Boolean(),
    /** A new secret waits to take the place of the present one; until then calls are signed with both. */
    HasNextSecret: Type.Boolean(),
    ServiceCount: Type.Integer({ minimum: 0 }),
    Version: version,
  }),
);

export const connectorExample: Static<typeof Connector> = {
  ConnectorId: 900_003,
  Name: 'Provisioning',
  Kind: 'Webhook',
  Url: 'https://provisioning.fensterblick.example/portolan',
  TimeoutMs: 15_000,
  MostAMinute: 120,
  Health: 'Down',
  CheckedUtc: '2026-11-20T09:30:00Z',
  Problem: 'NoConnection',
  IsChecking: false,
  HasSecret: true,
  HasNextSecret: false,
  ServiceCount: 7,
  Version: versionExample,
};
