/** Rows of every guarded table for each of the demo users, and whose they are: what the policies are held against. */
import { sql } from 'kysely';
import { subjectKinds, tableRules } from '../../src/server/db/tables.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { makeRow, makeThing, thingKinds } from '../contract/world/things.ts';
import { demoUsers, type TestServer } from '../database/server.ts';

/** The policies' own words are not asked: whose a row is, said here a second time. */
type Whose =
  /** The account in whose branch it lies. */
  | { readonly account: string }
  /** The user whom alone it concerns. */
  | { readonly user: string }
  /** Both must fit, or one of them is enough. */
  | { readonly all: readonly Whose[] }
  | { readonly any: readonly Whose[] }
  /** It belongs to a row of another table, which says whose it is. */
  | { readonly of: string; readonly by: string };

export const whose: Readonly<Record<string, Whose>> = {
  account: { account: 'account_id' },
  account_note: {
    all: [{ account: 'account_id' }, { any: [{ user: 'author_account_id' }, { account: 'owner_company_id' }] }],
  },
  account_value: { account: 'account_id' },
  analytics_event: { account: 'account_id' },
  answered_call: { user: 'user_account_id' },
  audit_entry: { account: 'target_account_id' },
  authentication_method: { account: 'user_account_id' },
  board_order: { user: 'user_account_id' },
  capability_set: { account: 'owner_company_id' },
  capability_set_entry: { of: 'capability_set', by: 'capability_set_id' },
  credential: { account: 'user_account_id' },
  email_change: { account: 'user_account_id' },
  invitation: { account: 'user_account_id' },
  ip_restriction: { account: 'account_id' },
  job: { user: 'user_account_id' },
  job_file: { of: 'job', by: 'job_id' },
  list_view: { user: 'user_account_id' },
  broadcast: { account: 'account_id' },
  maintenance: { account: 'account_id' },
  mfa_exemption: { account: 'user_account_id' },
  mfa_policy: { account: 'account_id' },
  notification_preference: { account: 'account_id' },
  outgoing_mail: { account: 'user_account_id' },
  password_link: { account: 'user_account_id' },
  recovery_code: { account: 'user_account_id' },
  role: { account: 'owner_company_id' },
  role_capability_set: { of: 'role', by: 'role_id' },
  security_code: { of: 'authentication_method', by: 'authentication_method_id' },
  session: { user: 'user_account_id' },
  sign_on_identity: { account: 'user_account_id' },
  support_details: { account: 'account_id' },
  termination: { account: 'account_id' },
  upload: { any: [{ user: 'user_account_id' }, { account: 'account_id' }] },
  user_role: { account: 'user_account_id' },
};

/** Whose a row must be that a session writes, where that is less than what it sees. */
const written: Readonly<Record<string, Whose>> = {
  account_note: { all: [{ account: 'account_id' }, { user: 'author_account_id' }] },
  upload: { user: 'user_account_id' },
};

/** Rights that the session's user must hold himself before he gives them. */
const given: Readonly<Record<string, (user: number) => string>> = {
  capability_set_entry: (user) => `portolan.may_give_flags(${user}, object_type, flags)`,
  role_capability_set: (user) =>
    `portolan.may_give_set(${user}, capability_set_id) and (select owner_company_id from portolan.role r
       where r.role_id = role_capability_set.role_id) = (select owner_company_id from portolan.capability_set s
       where s.capability_set_id = role_capability_set.capability_set_id)`,
};

/** SQL of whether a session may write a row. */
export const mayWrite = (table: string, path: string, user: number): string =>
  `(${isOwn(table, path, user, written[table] ?? whose[table])} and ${given[table]?.(user) ?? 'true'})`;

/** Is a thing of this kind its user's alone, even for those above him? */
export const isPersonal = (kind: string): boolean => 'user' in (whose[subjectKinds.get(kind)?.table ?? ''] ?? {});

/** Tables whose rows a session reads or writes, and that hold what belongs to somebody. */
export const guarded: readonly string[] = tableRules
  .filter(({ grant, visible = 'true' }) => grant !== '' && !['true', 'false'].includes(visible))
  .map(({ name }) => name);

/** SQL of whether a row is the session's: `path` its branch, `user` who it is. */
export function isOwn(table: string, path: string, user: number, as: Whose = whose[table] ?? { any: [] }): string {
  if ('account' in as)
    return `exists (select from portolan.account o where o.account_id = ${table}.${as.account} and o.path ^@ '${path}')`;
  if ('user' in as) return `coalesce(${table}.${as.user} = ${user}, false)`;
  if ('of' in as)
    return `exists (select from portolan.${as.of} where ${as.of}.${as.by} = ${table}.${as.by} and ${isOwn(as.of, path, user)})`;
  const parts = ('all' in as ? as.all : as.any).map((each) => isOwn(table, path, user, each));
  return `(${parts.join('all' in as ? ' and ' : ' or ')})`;
}

/** What a new row has to say where its columns alone do not tell. */
const rows: Readonly<Record<string, (server: TestServer, user: CurrentUserData) => Promise<object>>> = {
  board_order: async () => ({ tiles: ['a'] }),
  upload: async (_server, user) => ({
    path: `${crypto.randomUUID().replaceAll('-', '')}/${crypto.randomUUID().slice(0, 23)}.pdf`,
    account_id: user.CompanyAccount.AccountId,
  }),
  notification_preference: async () => ({ commitment_periods: ['other'] }),
  job_file: async (server, user) => ({ job_id: await newest(server, 'job', 'job_id', user) }),
  security_code: async (server, user) => ({
    authentication_method_id: await newest(server, 'authentication_method', 'authentication_method_id', user),
  }),
};

const newest = async ({ database }: TestServer, table: string, id: string, user: CurrentUserData): Promise<unknown> => {
  const { rows } = await sql<{ id: unknown }>`
    select max(${sql.ref(id)}) as id from ${sql.table(table)} where user_account_id = ${user.UserAccountId}`.execute(
    database.owner,
  );
  return rows[0]?.id;
};

/** Written by the demo world, or by what the sweep of things makes. */
const filled = [
  'account',
  'account_value',
  'audit_entry',
  'credential',
  'role_capability_set',
  'capability_set_entry',
  'user_role',
];

/** Puts rows of every table under each of the demo users. */
export async function makeRows(server: TestServer): Promise<void> {
  for (const name of demoUsers) {
    const user = await (await server.as(name)).me();
    for (const kind of thingKinds) await makeThing(server, kind, user);
    const kept = new Set([...thingKinds].map((kind) => subjectKinds.get(kind)?.table));
    for (const table of guarded.filter((each) => !filled.includes(each) && !kept.has(each)))
      await makeRow(server, table, user, { ...(await rows[table]?.(server, user)) });
    await makeStrongSet(server, user);
  }
}

/** A set with rights that few hold, in a role of the same company: rows that its administrators see and could not have written. */
async function makeStrongSet({ database }: TestServer, { CompanyAccount }: CurrentUserData): Promise<void> {
  await sql`with made as (
      insert into capability_set (owner_company_id, name) values (${CompanyAccount.AccountId}, ${crypto.randomUUID()}) returning capability_set_id
    ), right_in_it as (
      insert into capability_set_entry (capability_set_id, object_type, flags) select capability_set_id, 'ADMINISTRATIVE', array['Read', 'Execute'] from made
    )
    insert into role_capability_set (role_id, capability_set_id)
      select role_id, capability_set_id from made, role where owner_company_id = ${CompanyAccount.AccountId}`.execute(
    database.owner,
  );
}
