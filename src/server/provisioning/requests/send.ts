/** Tells the vendor what is asked of him, or asks what became of it; in no transaction. */
import type { RoundContext } from '../../queue/rounds.ts';
import type { Action, Connector, Outcome, Payload } from '../connector.ts';
import type { Health } from '../health.ts';
import { openConnector } from '../open-connector.ts';
import { stillSettingUp } from '../own-words.ts';
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
  if (request.undo_message_id !== null) return undo(connector, request, request.undo_message_id);
  const messageId = outsideId(request.message_id);
  const reference = referenceOf(request);
  if (request.waited !== null) return connector.status({ messageId, ...(reference !== undefined && { reference }) });
  return connector[verbs[request.action]]({ messageId, payload: request.payload });
}

/** What was set up is ended, what was changed is as it was before. */
async function undo(connector: Connector, request: HeldRequest, undoId: string): Promise<Outcome> {
  const messageId = outsideId(undoId);
  const { payload, target, waited } = request;
  const known = referenceOf(request);
  if (waited !== null) return connector.status({ messageId, reference: known ?? '' });
  const messageWith = (more: Partial<Payload['subscription']>) => ({
    messageId,
    payload: { ...payload, subscription: { ...payload.subscription, ...more } },
  });
  if (request.action === 'Change') {
    const { quantity = 1, before = {} } = target;
    const units = payload.subscription.quantity / quantity;
    return connector.change(messageWith({ quantity: (before.quantity ?? quantity) * units }));
  }
  if (known !== undefined || request.kind === 'Manual')
    return connector.terminate(messageWith(known === undefined ? {} : { reference: known }));
  // It is not known yet whether the vendor has set it up at all.
  const found = await connector.status({ messageId: outsideId(request.message_id) });
  if (found.kind === 'done') return connector.terminate(messageWith({ reference: found.reference }));
  if (found.kind === 'refused') return { ...found, kind: 'done', reference: '' };
  if (found.kind === 'unavailable') return found;
  return { ...found, kind: 'unavailable', problem: 'Busy', message: stillSettingUp, after: 60 };
}

/** What we know of the vendor's number for the subscription. */
export const referenceOf = ({
  vendor_reference,
  payload,
}: Pick<HeldRequest, 'vendor_reference' | 'payload'>): string | undefined =>
  vendor_reference ?? payload.subscription.reference;
