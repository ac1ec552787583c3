/** What may be chosen in a field, asked of the vendor's server: kept for a while, and without a connection to the database meanwhile. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { type Choice, ConnectorFailure } from './connector.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type ConnectorRow, openConnector } from './open-connector.ts';

export interface WantedChoices {
  readonly serviceId: number;
  readonly fieldName: string;
  readonly accountId?: number;
  readonly text?: string;
}

/** Whoever types waits no longer, whatever the connector allows. */
const longest = 8000;
/** So many are worth reading; the rest is found by typing more. */
const most = 500;

/** Beside each other: one set of secrets is one server's. */
const keptBy = new WeakMap<CallContext['secrets'], KeptAnswers<readonly Choice[]>>();

/**
 * @throws 404 for a service or an account that the session does not see, and for a field without such a list; 503 while the vendor's
 * server says nothing of use.
 */
export async function fieldChoices(context: CallContext, wanted: WantedChoices): Promise<readonly Choice[]> {
  const { serviceId, fieldName, accountId = null } = wanted;
  const row = await context.scoped('choices_source', [serviceId, fieldName, accountId]);
  if (!row) throw new Failure(404, 'noFieldChoices', { serviceId, fieldName });
  const [connectorId, kind, url, timeout_ms, secret, next_secret, isPaused, ...source] = row;
  const [path, cacheSeconds, product, identificator, country] = source as [
    string,
    number,
    string,
    string,
    string | null,
  ];
  if (isPaused) throw new Failure(503, 'vendorSilent');
  const connector = openConnector(
    { kind, url, secret, next_secret, timeout_ms: Math.min(Number(timeout_ms), longest) } as ConnectorRow,
    { secrets: context.secrets, settings: { connectorOrigins: context.connectorOrigins } },
  );
  const text = wanted.text?.trim() ?? '';
  const customer = { identificator, ...(country !== null && { country }) };
  const kept = keptBy.get(context.secrets) ?? new KeptAnswers<readonly Choice[]>();
  keptBy.set(context.secrets, kept);
  // Of each company by itself: what a vendor offers one is nobody else's business.
  const key = JSON.stringify([connectorId, url, path, product, customer, text]);
  try {
    const found = await kept.get(key, cacheSeconds, () => connector.options({ path, product, customer }, text));
    return found.slice(0, most);
  } catch (failure) {
    if (failure instanceof ConnectorFailure) throw new Failure(503, 'vendorSilent');
    throw failure;
  }
}
