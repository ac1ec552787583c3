/** Custom charges of the demo world: what sellers have added to this month's invoices by hand. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { knownIds } from '../accounts/account.ts';
import { daysAfter, now } from '../dates.ts';

interface Charge {
  readonly buyer: number;
  readonly name: string;
  readonly description?: string;
  readonly amount: number;
  readonly cost?: number;
  readonly days: number;
}

const charges: readonly Charge[] = [
  {
    buyer: knownIds.donau,
    name: 'Einrichtungspauschale vor Ort',
    description: 'Zwei Techniker, ein halber Tag, Hafenbüro.',
    amount: 370,
    cost: 288.6,
    days: 8,
  },
  { buyer: knownIds.donau, name: 'Fahrt zum Hafen Linz', amount: 37.02, cost: 188.6, days: 8 },
  { buyer: knownIds.donau, name: 'Gutschrift Wartungsfenster', amount: -25, days: 3 },
  { buyer: knownIds.ostsee, name: 'Partnerschulung', description: 'Zwei Plätze.', amount: 480, cost: 310, days: 12 },
];

export async function putCharges(owner: Kysely<Tables>): Promise<void> {
  for (const { buyer, name, description, amount, cost, days } of charges) {
    const { rows } = await sql<{ id: number }>`
      insert into custom_charge (buyer_account_id, name, description, amount, creator_account_id, created_utc)
      select ${buyer}, ${name}, ${description ?? null}, ${amount}, coalesce((
          select min(u.account_id) from account u where u.parent_account_id = b.parent_account_id and u.account_type = 'User'
            and u.account_state = 'Active'), b.parent_account_id), ${daysAfter(now, -days)}
      from account b where b.account_id = ${buyer}
      returning custom_charge_id as id`.execute(owner);
    if (cost !== undefined)
      await owner
        .insertInto('custom_charge_cost')
        .values({ custom_charge_id: rows[0]?.id ?? 0, cost })
        .execute();
  }
}
