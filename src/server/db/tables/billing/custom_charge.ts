/** Amounts that a seller adds to a customer’s next invoice. */

import type { Generated } from 'kysely';
import type { customChargeMachine } from '../../../../rules/machines/billing.ts';
import { deal, ofSeller, type TableRules } from '../../table.ts';

export interface CustomChargeTable {
  custom_charge_id: Generated<number>;
  seller_account_id: Generated<number>;
  buyer_account_id: number;
  name: string;
  description: string | null;
  amount: number;
  currency: Generated<string>;
  attachment_path: string | null;
  creator_account_id: number;
  created_utc: Generated<Date>;
  state: Generated<(typeof customChargeMachine.states)[number]>;
}

declare module '../../tables.ts' {
  interface Tables {
    custom_charge: CustomChargeTable;
  }
}

export default {
  name: 'custom_charge',
  subject: { name: 'CustomCharge', id: 'custom_charge_id', account: 'buyer_account_id' },
  holdsFiles: ['attachment_path'],
  grant: 'select, insert, delete',
  visible: deal('custom_charge'),
  writable: ofSeller('custom_charge.seller_account_id'),
} satisfies TableRules;
