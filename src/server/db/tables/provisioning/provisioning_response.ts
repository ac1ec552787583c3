/** Every message about a request that went to a vendor or came from him, and what it has meant. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface ProvisioningResponseTable {
  response_id: GeneratedAlways<number>;
  request_id: number;
  connector_id: number;
  /** Which try it was, or which question about what the vendor has accepted. */
  attempt: number;
  message_id: string;
  direction: 'Sent' | 'Callback' | 'Poll' | 'Manual';
  at_utc: Generated<Date>;
  duration_ms: number | null;
  status: number | null;
  outcome: 'Done' | 'Accepted' | 'Refused' | 'Failed' | 'Timeout' | 'Unreachable' | 'Ignored';
  body: Generated<string>;
  /** The vendor's own id of what he has sent. */
  vendor_message_id: string | null;
}

declare module '../../tables.ts' {
  interface Tables {
    provisioning_response: ProvisioningResponseTable;
  }
}

export default {
  name: 'provisioning_response',
  grant: 'select, insert',
  visible: 'exists (select from provisioning_request r where r.request_id = provisioning_response.request_id)',
} satisfies TableRules;
