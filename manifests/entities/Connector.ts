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
  Health: 'Unknown',
  HasSecret: true,
  HasNextSecret: false,
  ServiceCount: 7,
  Version: versionExample,
};
