/** One thing of each kind that tables keep, for each of the demo users: what calls about other things than accounts are tried with. */
import { sql } from 'kysely';
import StartExport from '../../../manifests/operations/Export/StartExport.ts';
import { subjectKinds } from '../../../src/server/db/tables.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import type { TestServer } from '../../database/server.ts';

export interface Thing {
  readonly id: number | string;
  /** Of the account in whose branch it lies. */
  readonly path: string;
}

/** Values of a new row of the user; a new kind is tried once it has its line here. */
const rows: Readonly<Record<string, (user: number, company: number) => Readonly<Record<string, unknown>>>> = {
  Role: (_user, company) => ({ owner_company_id: company, name: crypto.randomUUID(), reach: 'own' }),
  CapabilitySet: (_user, company) => ({ owner_company_id: company, name: crypto.randomUUID(), is_template: false }),
  Note: (user, company) => ({
    account_id: company,
    owner_company_id: company,
    author_account_id: user,
    author_name: 'Somebody',
    text: 'A note',
  }),
  SecondFactor: (user) => ({ user_account_id: user, kind: 'Email', name: crypto.randomUUID() }),
  Session: (user) => ({
    secret_hash: Buffer.from(crypto.randomUUID()),
    user_account_id: user,
    language: 'en',
    expires_utc: new Date(Date.now() + 3_600_000),
  }),
  Job: (user) => ({
    name: 'export',
    payload: JSON.stringify(StartExport.example.input),
    user_account_id: user,
    state: 'Completed',
  }),
  ListView: (user) => ({ user_account_id: user, list_key: '/accounts#0', name: crypto.randomUUID(), state: 'page=2' }),
  Mail: (user) => ({ user_account_id: user, recipient: 'a@sample.example', subject: 'A mail' }),
};

export const thingKinds: readonly string[] = [...subjectKinds.keys()].filter((kind) => kind !== 'Account');

/** An id that nothing has. */
export const absentId = (kind: string): number | string =>
  subjectKinds.get(kind)?.idType === 'uuid' ? 'ffffffff-ffff-4fff-8fff-ffffffffffff' : 999_999_999;

/** @throws for a kind without a line. */
export async function makeThing({ database }: TestServer, kind: string, user: CurrentUserData): Promise<Thing> {
  const kept = subjectKinds.get(kind);
  const row = rows[kind]?.(user.UserAccountId, user.CompanyAccount.AccountId);
  if (!kept || !row) throw new Error(`No row of the kind ${kind} is made in tests/contract/world/things.ts`);
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows: made } = await sql<{ id: number | string; path: string }>`
    with made as (insert into ${sql.table(kept.table)} (${columns}) values (${sql.join(Object.values(row))}) returning *)
    select ${sql.ref(`made.${kept.id}`)} as id, account.path from made
    join account on account.account_id = ${sql.ref(`made.${kept.account}`)}`.execute(database.owner);
  if (!made[0]) throw new Error(`The ${kind} lies in no branch`);
  return made[0];
}
