/** What is attacked, and what an attack counts. */
import type pg from 'pg';

export interface Target {
  /** Two server processes on one database. */
  readonly servers: readonly [string, string];
  readonly password: string;
  /** As the database's owner: what an attack has done is looked up there, never through the servers. */
  readonly database: pg.Client;
  /** Megabytes that the first server takes. */
  memory(): Promise<number>;
  /** Settings for one more server on the same database. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Count {
  readonly name: string;
  readonly found: number;
  readonly least: number;
  readonly most: number;
}

export const exactly = (name: string, found: number, wanted: number): Count => ({
  name,
  found,
  least: wanted,
  most: wanted,
});

export interface Person {
  readonly userAccountId: number;
  readonly username: string;
}

/** Gives a password to so many users of the demo world who have none, and answers them; it is the one of the demo users. */
export async function people({ database }: Target, count: number): Promise<Person[]> {
  const { rows } = await database.query(
    `insert into portolan.credential (user_account_id, username, password_hash, changed_utc)
      select a.account_id, 'person-' || a.account_id, (select password_hash from portolan.credential where username = 'user'), now()
      from portolan.account a left join portolan.credential c on c.user_account_id = a.account_id
      where a.account_type = 'User' and a.account_state = 'Active' and c.user_account_id is null
        and portolan.may_sign_in(a.account_id)
        and exists (select from portolan.rights_of(a.account_id) where object_type = 'LOGIN' and flag = 'Execute')
      order by a.account_id limit $1
    returning user_account_id as "userAccountId", username`,
    [count],
  );
  if (rows.length < count) throw new Error(`the demo world has only ${rows.length} of ${count} users to attack`);
  return rows;
}
