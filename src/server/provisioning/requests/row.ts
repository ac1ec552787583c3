/** A request to a vendor as calls answer it, and who sees it. */
import { type RawBuilder, sql } from 'kysely';
import type { ProvisioningRequest } from '../../../../manifests/entities/ProvisioningRequest.ts';
import { can } from '../../../define/contract/capability.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { mayTake } from '../../../rules/machines/machine.ts';
import { provisioningRequestMachine, type waitingFor } from '../../../rules/machines/provisioning-request.ts';
import type { subscriptionMachine } from '../../../rules/machines/subscription.ts';
import { utc } from '../../accounts/row.ts';
import { inDeal } from '../../db/in-scope.ts';
import { readWords, waits } from '../own-words.ts';

export interface RequestRow {
  readonly request_id: number;
  readonly account_id: number;
  readonly company_account_id: number;
  readonly creator_account_id: number | null;
  readonly state: (typeof provisioningRequestMachine.states)[number];
  readonly waiting_for: (typeof waitingFor)[number] | null;
  readonly action: 'Create' | 'Change' | 'Suspend' | 'Resume' | 'Terminate';
  readonly target: { readonly quantity?: number };
  readonly vendor_reference: string | null;
  readonly attempts_count: number;
  /** null: nobody is at it by himself. */
  readonly due_utc: Date | null;
  readonly created_utc: Date;
  readonly last_sent_utc: Date | null;
  readonly finished_utc: Date | null;
  readonly error_message: string | null;
  readonly error_details: string | null;
  readonly is_final: boolean;
  readonly is_rollback_completed: boolean;
  readonly is_cancel_wanted: boolean;
  readonly is_skipped: boolean;
  /** How much it needs somebody: the least first. */
  readonly attention: number;
}

/** What its parties are called, which the session need not see as accounts; worked out for the rows of a page alone. */
export interface RequestNames {
  readonly named: {
    readonly service_name: string;
    readonly icon_path: string | null;
    readonly account_name: string;
    readonly company_name: string;
    readonly identificator: string;
    readonly connector_name: string;
    readonly connector_kind: 'Webhook' | 'Manual';
    readonly creator_name: string | null;
    readonly product_state: (typeof subscriptionMachine.states)[number];
    readonly order_id: number | null;
  };
}

const may = ({ session }: CallContext, ...needs: Parameters<typeof can>): boolean =>
  meets(session.user.Capability, can(...needs));

/** Whether the caller does with all requests that he sees what he may do with his own. */
export const actsOnAll = (context: CallContext): boolean => may(context, 'FAILED_PROVISIONING', 'Execute');

/** What the caller has asked for himself, and as far as he may the others of his deals. @param ofAccount of one account. */
export function seenBy(context: CallContext, ofAccount = false): RawBuilder<boolean> {
  const seesAll =
    may(context, 'FAILED_PROVISIONING', 'Read') ||
    may(context, 'SYSTEM_PROVISIONING_REQUEST', 'Read') ||
    (ofAccount && may(context, 'PROVISIONING_REQUEST', 'Read'));
  return sql<boolean>`(${seesAll}::boolean and ${inDeal('r')} or r.creator_account_id = ${context.session.user.UserAccountId})`;
}

export const requestsWhere = (condition: RawBuilder<boolean>) => sql<RequestRow>`
  select r.request_id, r.account_id, r.company_account_id, r.creator_account_id, r.state, r.waiting_for, r.action, r.target, r.vendor_reference,
    r.attempts_count, case when r.state in ('New', 'Waiting') and r.next_try_utc < 'infinity' then r.next_try_utc end as due_utc, r.created_utc,
    r.last_sent_utc, r.finished_utc, r.error_message, r.error_details, r.is_final, r.is_rollback_completed, r.is_cancel_wanted, r.is_skipped,
    case r.state when 'Failed' then 0 when 'Escalated' then 1 when 'Waiting' then 2 when 'InProgress' then 3 when 'New' then 4 else 5 end as attention
  from provisioning_request r where ${condition}`;

/** @returns a column beside those of a request that stands as `page`. */
export const requestNames = ({ language }: CallContext): RawBuilder<RequestNames> =>
  sql<RequestNames>`(select to_json(names) from request_names(page.request_id, ${language}) names) as named`;

export function requestOf(
  context: CallContext,
  { named, ...row }: RequestRow & RequestNames,
): Static<typeof ProvisioningRequest> {
  const { retry, escalate, completeByHand, cancel } = provisioningRequestMachine.steps;
  const isOwn = row.creator_account_id === context.session.user.UserAccountId;
  const acts = actsOnAll(context) || (isOwn && may(context, 'FAILED_PROVISIONING_OWNED', 'Execute'));
  const completes = actsOnAll(context) && may(context, 'PROVISIONING_REQUEST_SKIP_BACKEND', 'Execute');
  const escalates = may(context, 'FAILED_PROVISIONING_ESCALATE', 'Execute');
  const message = row.error_message === null ? undefined : readWords(context, row.error_message);
  const says = row.waiting_for === null ? message : context.text(waits[row.waiting_for]);
  return {
    RequestId: row.request_id,
    State: row.state,
    ...(row.waiting_for !== null && { WaitingFor: row.waiting_for }),
    OrderAction: row.action,
    ProductName: named.service_name,
    ...(named.icon_path !== null && { Icon: named.icon_path }),
    AccountId: row.account_id,
    Account: named.account_name,
    ProductStatus: named.product_state,
    CompanyAccountId: row.company_account_id,
    Company: named.company_name,
    CustomerId: named.identificator,
    ...(row.vendor_reference !== null && { SubscriptionId: row.vendor_reference }),
    ...(row.target.quantity !== undefined && { Quantity: row.target.quantity }),
    ...(named.order_id !== null && { OrderId: named.order_id, OrderNumber: `O-${named.order_id}` }),
    Target: named.connector_name,
    IsManual: named.connector_kind === 'Manual',
    ...(named.creator_name !== null && { Creator: named.creator_name }),
    CreatedUtc: utc(row.created_utc),
    ...(row.last_sent_utc && { LastSentUtc: utc(row.last_sent_utc) }),
    ...(row.due_utc && { NextTryUtc: utc(row.due_utc) }),
    ...(row.finished_utc && { FinishedUtc: utc(row.finished_utc) }),
    Attempts: row.attempts_count,
    ...(message !== undefined && { ErrorMessage: message }),
    ...(says !== undefined && { Says: says }),
    IsFinalStatus: row.is_final,
    IsRollbackCompleted: row.is_rollback_completed,
    IsCancelWanted: row.is_cancel_wanted,
    IsByHand: row.is_skipped,
    MayRetry: acts && mayTake(retry, row.state),
    MayEscalate: escalates && mayTake(escalate, row.state),
    MayComplete: completes && mayTake(completeByHand, row.state),
    MayCancel: acts && !row.is_cancel_wanted && mayTake(cancel, row.state),
  };
}
