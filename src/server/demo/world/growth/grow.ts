/** Makes the demo world large: companies of twenty accounts each below the resellers, generated inside the database. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Settings } from '../../../settings.ts';
import type { DemoAccount } from '../accounts/account.ts';
import makeAccounts from './accounts.sql?raw';
import makeCompanies from './companies.sql?raw';
import { regionRows } from './regions.ts';
import makeTables from './tables.sql?raw';
import makeValues from './values.sql?raw';

const sizes = { '10k': 10_000, '1m': 1_000_000 };
/** A company with three departments, thirteen users and three subscriptions. */
const companySize = 20;

export async function growWorld(
  owner: Kysely<Tables>,
  accounts: readonly DemoAccount[],
  size: Exclude<Settings['demoSize'], 'small'>,
): Promise<void> {
  const companies = Math.round((sizes[size] - accounts.length) / companySize);
  await sql.raw(makeTables).execute(owner);
  for (const [table, rows] of Object.entries(regionRows(accounts))) {
    const name = sql.table(table);
    await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(
      owner,
    );
    await sql`analyze ${name}`.execute(owner);
  }
  await sql`insert into grown_number select generate_series(1, ${companies}::integer)`.execute(owner);
  await sql.raw(makeCompanies).execute(owner);
  await sql.raw(makeAccounts).execute(owner);
  await sql.raw(makeValues).execute(owner);
  // What follows looks things up among them: without having counted them each look reads them all.
  await sql`analyze account, account_value, user_role`.execute(owner);
}
