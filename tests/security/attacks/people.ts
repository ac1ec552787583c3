/** People for attacks: with exactly the rights that an attack is about, their mails, and what of theirs must not change. */
import { addressOf, Client } from '../visitors.ts';
import type { Target } from './target.ts';

export type Rights = Readonly<Record<string, readonly string[]>>;

export interface Member {
  readonly id: number;
  readonly username: string;
  /** At the first server; nobody's before `enter`. */
  readonly client: Client;
}

interface Wanted {
  /** Object type to flags; signing in comes on top. */
  readonly rights?: Rights;
  /** In place of rights: a role of the demo world. */
  readonly role?: number;
  readonly reach?: 'own' | 'hierarchy';
  /** Whose user it is; the company of the demo administrator unless another is named. */
  readonly company?: number;
}

let addresses = 400_000;
/** A client that nobody else has. */
export const someone = ({ servers }: Pick<Target, 'servers'>, server = 0): Client => {
  addresses += 1;
  return new Client(servers[server] ?? servers[0], addressOf(addresses));
};

export async function companyOf({ database }: Target, username: string): Promise<number> {
  const { rows } = await database.query(
    `select (portolan.company_of(user_account_id)).account_id as id from portolan.credential where username = $1`,
    [username],
  );
  return Number(rows[0].id);
}

let made = 0;

/** A new user of a company, who has come and signed in. */
export async function member(target: Target, wanted: Wanted = {}): Promise<Member> {
  const { database, password } = target;
  const company = wanted.company ?? (await companyOf(target, 'admin'));
  made += 1;
  const username = `member-${made}`;
  const values = { Firstname: 'Member', Lastname: `${made}`, Email: `${username}@attack.example`, Username: username };
  const { rows } = await database.query(
    `with made as (
      insert into portolan.account (parent_account_id, account_type, display_name)
      values ($1, 'User', $2) returning account_id),
    valued as (
      insert into portolan.account_value (account_id, "values") select account_id, $3::jsonb from made)
    insert into portolan.credential (user_account_id, username, password_hash, email_confirmed_utc)
    select account_id, $4, (select password_hash from portolan.credential where username = 'user'), now() from made
    returning user_account_id as id`,
    [company, `Member ${made}`, JSON.stringify({ ...values, Status: 'Active' }), username],
  );
  const id = Number(rows[0].id);
  await giveRole(target, id, wanted.role ?? (await newRole(target, wanted.rights ?? {}, wanted.reach ?? 'hierarchy')));
  const client = someone(target);
  const { status } = await client.signIn(username, password);
  if (status !== 200) throw new Error(`${username} cannot sign in: ${status}`);
  return { id, username, client };
}

export async function newRole({ database }: Target, rights: Rights, reach: 'own' | 'hierarchy'): Promise<number> {
  made += 1;
  const name = `Role ${made}`;
  const { rows } = await database.query(
    `with set_made as (
      insert into portolan.capability_set (owner_company_id, name) values (1, $1) returning capability_set_id),
    entries as (
      insert into portolan.capability_set_entry (capability_set_id, object_type, flags)
      select capability_set_id, one.key, array(select jsonb_array_elements_text(one.value)) from set_made, jsonb_each($2::jsonb) one),
    role_made as (
      insert into portolan.role (owner_company_id, name, reach) values (1, $1, $3) returning role_id)
    insert into portolan.role_capability_set (role_id, capability_set_id)
    select role_id, capability_set_id from role_made, set_made returning role_id as id`,
    [name, JSON.stringify({ LOGIN: ['Execute'], ...rights }), reach],
  );
  return Number(rows[0].id);
}

export async function giveRole({ database }: Target, user: number, role: number): Promise<void> {
  await database.query('delete from portolan.user_role where user_account_id = $1', [user]);
  await database.query('insert into portolan.user_role (user_account_id, role_id) values ($1, $2)', [user, role]);
}

/** Lets a user count as one with a second factor, which no sign-in of his is asked for any more. */
export async function addFactor({ database }: Target, user: number): Promise<void> {
  await database.query(
    `insert into portolan.authentication_method (user_account_id, kind, name, is_primary, enabled_utc)
    values ($1, 'Email', 'E-mail', true, now())`,
    [user],
  );
}

/** What somebody signs in with, is reached by and may do; another text when any of it has changed. */
export async function signInOf({ database }: Target, user: number): Promise<string> {
  const { rows } = await database.query(
    `select jsonb_build_object(
      'account', (select to_jsonb(a) - '{last_logon_utc}'::text[] from portolan.account a where a.account_id = $1),
      'values', (select v."values" from portolan.account_value v where v.account_id = $1),
      'credential', (select to_jsonb(c) from portolan.credential c where c.user_account_id = $1),
      'factors', (select jsonb_agg(to_jsonb(m) - '{last_used_utc,last_step}'::text[]) from portolan.authentication_method m where m.user_account_id = $1),
      'codes', (select count(*) from portolan.recovery_code where user_account_id = $1),
      'exempt', exists (select from portolan.mfa_exemption where user_account_id = $1),
      'sessions', (select count(*) from portolan.session where user_account_id = $1 and ended_utc is null),
      'roles', (select jsonb_agg(role_id order by role_id) from portolan.user_role where user_account_id = $1),
      'identities', (select jsonb_agg(to_jsonb(i)) from portolan.sign_on_identity i where i.user_account_id = $1),
      'new address', (select jsonb_agg(c.address) from portolan.email_change c where c.user_account_id = $1),
      'links', (select count(*) from portolan.password_link where user_account_id = $1),
      'planned end', (select count(*) from portolan.termination where account_id = $1))::text as facts`,
    [user],
  );
  return rows[0].facts;
}

/** Rights and reach, one a line. */
export async function rightsOf({ database }: Target, user: number): Promise<ReadonlySet<string>> {
  const { rows } = await database.query(
    `select object_type || ' ' || flag as one from portolan.rights_of($1) union all select 'sees ' || portolan.scope_of($1)`,
    [user],
  );
  return new Set(rows.map(({ one }) => one as string));
}

/** The latest mail to a user, once everything that waits has been written; without a mail server the owner reads it. */
export async function lastMail(target: Target, username: string): Promise<string> {
  const { password, database } = target;
  await waitUntil(async () => {
    const { rows: waiting } = await database.query('select from portolan.password_request');
    return waiting.length === 0;
  });
  const { rows } = await database.query(
    `select max(outgoing_mail_id) as id from portolan.outgoing_mail join portolan.credential using (user_account_id)
    where username = $1`,
    [username],
  );
  const owner = someone(target);
  await owner.signIn('owner', password);
  const { data, message } = await owner.post('Mail/ReadMail', { mailId: Number(rows[0].id) });
  if (!data) throw new Error(`no mail to ${username}: ${message}`);
  return (data as { Text: string }).Text;
}

export async function waitUntil(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('what was waited for did not come');
}
