/** Tells the vendor what is asked of him, or asks what became of it; in no transaction. */
import type { RoundContext } from '../../queue/rounds.ts';
import type { Action, Outcome } from '../connector.ts';
import type { Health } from '../health.ts';
import { openConnector } from '../open-connector.ts';
import { outsideId } from './message-id.ts';
import type { HeldRequest } from './take.ts';

/** `unwell`: the vendor was asked for his health alone, and is still down. */
export type Sent = Outcome | { readonly kind: 'unwell'; readonly health: Health };

const verbs: Readonly<Record<HeldRequest['action'], Action>> = {
  Create: 'create',
  Change: 'change',
  Suspend: 'suspend',
  Resume: 'resume',
  Terminate: 'terminate',
};

export async function sendRequest(request: HeldRequest, { service, signal }: RoundContext): Promise<Sent> {
  const connector = openConnector(request, service, signal);
  if (request.isProbe) {
    const health = await connector.health();
    if (health.health !== 'Up') return { kind: 'unwell', health };
  }
  const messageId = outsideId(request.message_id);
  const reference = referenceOf(request);
  if (request.waited !== null) return connector.status({ messageId, ...(reference !== undefined && { reference }) });
  return connector[verbs[request.action]]({ messageId, payload: request.payload });
}

/** What we know of the vendor's number for the subscription. */
export const referenceOf = ({
  vendor_reference,
  payload,
}: Pick<HeldRequest, 'vendor_reference' | 'payload'>): string | undefined =>
  vendor_reference ?? payload.subscription.reference;
