/** What a vendor's word makes of a request and of its subscription, in one transaction. */
import { type Kysely, sql } from 'kysely';
import { fieldProblem } from '../../../rules/fields/field-value.ts';
import type { FieldRule } from '../../../rules/fields/kind.ts';
import type { Next } from '../../../rules/machines/provisioning-schedule.ts';
import type { Tables } from '../../db/tables.ts';
import type { StoredField } from '../../layouts/stored-field.ts';
import type { Outcome, Values } from '../connector.ts';
import { noMoreTries, noReport } from '../own-words.ts';

type Database = Kysely<Tables>;

export interface Settled {
  readonly request_id: number;
  readonly account_id: number;
  readonly service_id: number;
  /** Not null: what was done is undone. */
  readonly undo_message_id: string | null;
}

/** In seconds from now; undefined: nobody asks by himself. */
type Wait = number | undefined;

const why: Readonly<Record<Extract<Next, { to: 'Failed' }>['because'], string>> = {
  refused: '',
  'no more tries': noMoreTries,
  'no report': noReport,
};

/** The row is held by this transaction. @param isByHand nobody is asked for what people do. */
export async function settle(
  db: Database,
  request: Settled,
  next: Next,
  outcome: Outcome,
  isByHand = false,
): Promise<void> {
  if (next.to === 'Waiting') {
    const accepted = next.waitingFor === 'Vendor';
    await wait(db, request, { ...next, seconds: isByHand && accepted ? undefined : next.seconds }, outcome);
    return;
  }
  const isUndo = request.undo_message_id !== null;
  const reference = 'reference' in outcome ? outcome.reference || undefined : undefined;
  await db
    .updateTable('provisioning_request')
    .set({ state: stateAfter(next, isUndo), waiting_for: null, worker: null, lease_until: null })
    .set(reference === undefined ? {} : { vendor_reference: reference })
    .set(
      next.to === 'Completed'
        ? { finished_utc: sql<Date>`now()`, error_message: null, error_details: null, is_rollback_completed: isUndo }
        : { ...messageOf(outcome, why[next.because]) },
    )
    .where('request_id', '=', request.request_id)
    .execute();
  if (next.to === 'Completed' && outcome.kind === 'done' && !isUndo) await takeFacts(db, request, outcome.facts ?? {});
  await sql`select apply_request(${request.request_id})`.execute(db);
}

const stateAfter = (next: Next, isUndo: boolean) => (next.to === 'Completed' && isUndo ? 'RolledBack' : next.to);

const messageOf = (outcome: Outcome, otherwise: string) =>
  outcome.kind === 'refused'
    ? { error_message: outcome.message, error_details: outcome.details ?? null }
    : { error_message: otherwise, error_details: outcome.kind === 'unavailable' ? outcome.message : null };

const wait = (
  db: Database,
  { request_id, undo_message_id }: Settled,
  { waitingFor, seconds }: { readonly waitingFor: 'Retry' | 'Vendor' | 'Connector'; readonly seconds: Wait },
  outcome: Outcome,
) =>
  db
    .updateTable('provisioning_request')
    .set({
      state: 'Waiting',
      waiting_for: undo_message_id === null ? waitingFor : 'Rollback',
      worker: null,
      lease_until: null,
    })
    .set({ next_try_utc: seconds === undefined ? sql`'infinity'` : sql`now() + make_interval(secs => ${seconds})` })
    .set(waitingFor === 'Vendor' ? { accepted_utc: sql<Date>`coalesce(accepted_utc, now())` } : {})
    .set(outcome.kind === 'accepted' && outcome.reference ? { vendor_reference: outcome.reference } : {})
    .set(outcome.kind === 'unavailable' ? { error_message: outcome.message } : { error_message: null })
    .where('request_id', '=', request_id)
    .execute();

/** Values of the service's own fields that it keeps up while it runs; what is no such value stays in the history alone. */
async function takeFacts(db: Database, { account_id, service_id }: Settled, facts: Values): Promise<void> {
  const fields = await db
    .selectFrom('service_field')
    .select(['name', 'definition'])
    .where('service_id', '=', service_id)
    .where('stage', '<>', 'Order')
    .execute();
  const fitting = fields.flatMap(({ name, definition }) => {
    const { Choices, ...rule } = definition as StoredField;
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    const around = { allowed: Choices?.map(({ Value }) => Value), beside: facts };
    return value === undefined || fieldProblem(rule as FieldRule, value, around) ? [] : [[name, value] as const];
  });
  if (fitting.length === 0) return;
  await db
    .updateTable('account_value')
    .set({ values: sql`"values" || ${JSON.stringify(Object.fromEntries(fitting))}::jsonb` })
    .where('account_id', '=', account_id)
    .execute();
}
