/** What a vendor is asked to make of a subscription, and how far that is. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { provisioningRequestMachine, waitingFor } from '../../../../rules/machines/provisioning-request.ts';
import { dealOrAsked, type TableRules } from '../../table.ts';

export interface ProvisioningRequestTable {
  request_id: GeneratedAlways<number>;
  /** null: nobody has ordered it. */
  order_line_id: number | null;
  account_id: number;
  service_id: number;
  connector_id: number;
  seller_account_id: number;
  buyer_account_id: number;
  creator_account_id: number | null;
  company_account_id: number;
  action: 'Create' | 'Change' | 'Suspend' | 'Resume' | 'Terminate';
  /** What the subscription is then. */
  target: Generated<unknown>;
  message_id: Generated<string>;
  /** Of the message that undoes what the first one did; null: nothing is undone. */
  undo_message_id: string | null;
  payload: unknown;
  state: Generated<(typeof provisioningRequestMachine.states)[number]>;
  waiting_for: (typeof waitingFor)[number] | null;
  attempts_count: Generated<number>;
  polls_count: Generated<number>;
  /** When somebody is at it again; of one that is held, when it is let go. */
  next_try_utc: Generated<Date>;
  /** Since when the vendor has it. */
  accepted_utc: Date | null;
  worker: string | null;
  lease_until: Date | null;
  last_sent_utc: Date | null;
  vendor_reference: string | null;
  error_message: string | null;
  error_details: string | null;
  is_rollback_completed: Generated<boolean>;
  is_cancel_wanted: Generated<boolean>;
  is_skipped: Generated<boolean>;
  escalated_utc: Date | null;
  created_utc: Generated<Date>;
  finished_utc: Date | null;
  is_final: GeneratedAlways<boolean>;
}

declare module '../../tables.ts' {
  interface Tables {
    provisioning_request: ProvisioningRequestTable;
  }
}

export default {
  name: 'provisioning_request',
  subject: { name: 'ProvisioningRequest', id: 'request_id', account: 'account_id' },
  grant: 'select, update',
  visible: dealOrAsked('provisioning_request'),
} satisfies TableRules;
