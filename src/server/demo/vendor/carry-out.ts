/** What a demo vendor does with a message: once, whoever asks for it and however often. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { random } from '../world/random.ts';
import type { MessageBody, MessageRow, Outcome, Owner } from './state.ts';
import { objection, type Temper } from './tempers.ts';

/** Does what is still to be done. @returns what came of it, then and now. */
export const settle = (owner: Owner, slug: string, id: string): Promise<Outcome> =>
  owner.transaction().execute(async (transaction) => {
    const { rows } = await sql<MessageRow & { readonly temper: Temper }>`
      select m.*, v.temper from demo_vendor.message m join demo_vendor.vendor v using (slug)
      where slug = ${slug} and message_id = ${id} for update of m`.execute(transaction);
    const [message] = rows;
    if (!message) throw new Error(`There is no message ${id}`);
    if (message.outcome) return message.outcome;
    const outcome = await carryOut(transaction, message);
    await sql`update demo_vendor.message set outcome = ${JSON.stringify(outcome)}::jsonb
      where slug = ${slug} and message_id = ${id}`.execute(transaction);
    return outcome;
  });

async function carryOut(
  transaction: Kysely<Tables>,
  { slug, message_id: id, body, temper }: MessageRow & { readonly temper: Temper },
): Promise<Outcome> {
  const { type, subscription, configuration } = body;
  const asksForMore = type === 'create' || type === 'change';
  const against =
    temper === 'strict' && asksForMore ? objection(subscription.quantity, configuration ?? {}) : undefined;
  if (against !== undefined) return { outcome: 'refused', status: 422, message: against };
  if (type === 'create') return create(transaction, slug, id, body);
  const { reference = '' } = subscription;
  const change = changes[type]?.(subscription.quantity) ?? sql`state = state`;
  const { numAffectedRows } = await sql`
    update demo_vendor.subscription set ${change}
    where slug = ${slug} and reference = ${reference} and state <> 'Ended'`.execute(transaction);
  if (numAffectedRows === 1n) return { outcome: 'done', status: 200, reference };
  const message = `There is no subscription ${reference || 'without a reference'} that runs.`;
  return { outcome: 'refused', status: 404, message };
}

const changes: Readonly<Record<string, (quantity: number) => ReturnType<typeof sql>>> = {
  change: (quantity) => sql`quantity = ${quantity}`,
  suspend: () => sql`state = 'Suspended'`,
  resume: () => sql`state = 'Active'`,
  terminate: () => sql`state = 'Ended'`,
};

async function create(
  transaction: Kysely<Tables>,
  slug: string,
  id: string,
  { subscription: { account_id: accountId, vendor_sku: sku, product, quantity } }: MessageBody,
): Promise<Outcome> {
  const reference = `${slug.slice(0, 3)}-${random(`${slug} ${id}`).hex(10)}`;
  await sql`insert into demo_vendor.subscription (slug, reference, account_id, vendor_sku, quantity, state)
    values (${slug}, ${reference}, ${accountId}, ${sku ?? product}, ${quantity}, 'Active')`.execute(transaction);
  return { outcome: 'done', status: 200, reference };
}
