/** Writes the past of the demo world into the audit log; the database chains the entries in the order of their time. */
import type { Kysely } from 'kysely';
import { inWords } from '../../../calls/sentence.ts';
import type { Tables } from '../../../db/tables.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { insertAll } from '../insert-all.ts';
import { random } from '../random.ts';
import { creations, terminations } from './account-lifecycle.ts';
import { Actors } from './actors.ts';
import { changes } from './changes.ts';
import type { Entry } from './entry.ts';
import { signIns } from './sign-ins.ts';

export async function putHistory(owner: Kysely<Tables>, accounts: readonly DemoAccount[]): Promise<void> {
  const chance = random('request ids');
  const rows = historyOf(accounts).map((entry) => ({
    occurred_utc: entry.at,
    event: entry.event,
    operation: entry.operation,
    request_id: `${chance.hex(8)}-${chance.hex(4)}-4${chance.hex(3)}-a${chance.hex(3)}-${chance.hex(12)}`,
    target_account_id: entry.target.id,
    target_name: entry.target.name,
    target_type: entry.target.type,
    user_account_id: entry.user.id,
    user_name: entry.user.name,
    user_type: entry.user.type,
    impersonator_account_id: entry.impersonator?.id ?? null,
    impersonator_name: entry.impersonator?.name ?? null,
    details: entry.details ? inWords(entry.details) : null,
    sentences: entry.details ? (JSON.stringify(entry.details) as never) : null,
  }));
  await insertAll(owner, 'audit_entry', rows);
}

/** Oldest first. */
export function historyOf(accounts: readonly DemoAccount[]): Entry[] {
  const actors = new Actors(accounts);
  return [
    ...creations(accounts, actors),
    ...terminations(accounts, actors),
    ...signIns(accounts),
    ...changes(accounts, actors),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}
