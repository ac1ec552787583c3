/** The connector that a vendor has set up, as its row says. */
import type { Service } from '../service.ts';
import type { Connector } from './connector.ts';
import { manualConnector } from './manual.ts';
import { webhookConnector } from './webhook.ts';

export interface ConnectorRow {
  readonly kind: 'Webhook' | 'Manual';
  readonly url: string | null;
  readonly timeout_ms: number;
  readonly secret: Buffer | null;
  readonly next_secret: Buffer | null;
}

/** The present secret, and the new one beside it. */
export const secretsOf = (
  { secret, next_secret: next }: Pick<ConnectorRow, 'secret' | 'next_secret'>,
  kept: Service['secrets'],
) => [secret, next].flatMap((each) => (each === null ? [] : [kept.decrypt('connector', each)]));

/** With what the secrets are read, and where connectors may call beside the public internet. */
interface Opening extends Pick<Service, 'secrets'> {
  readonly settings: Pick<Service['settings'], 'connectorOrigins'>;
}

export function openConnector(row: ConnectorRow, { secrets, settings }: Opening, signal?: AbortSignal): Connector {
  if (row.kind === 'Manual' || row.url === null) return manualConnector;
  return webhookConnector({
    url: row.url,
    secrets: secretsOf(row, secrets),
    timeoutMs: row.timeout_ms,
    allowed: settings.connectorOrigins,
    ...(signal && { signal }),
  });
}
