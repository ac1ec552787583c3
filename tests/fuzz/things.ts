/** Things of a demo world that fuzzed calls can be about; asked of the database's owner, who sees them all. */
import type pg from 'pg';
import type { Things } from './values.ts';

const questions = {
  // Those of the demo users and around them more often than the many others.
  accounts: `select account_id as id from portolan.account where account_id in
      (select user_account_id from portolan.credential union select unnest(array[1, 100734]))
    union all (select account_id from portolan.account order by md5(account_id::text) limit 40)`,
  roles: 'select role_id as id from portolan.role order by role_id limit 20',
  capabilitySets: 'select capability_set_id as id from portolan.capability_set order by capability_set_id limit 20',
  notes: 'select account_note_id as id from portolan.account_note order by account_note_id limit 20',
} as const;

export async function thingsOf(database: pg.Client): Promise<Things> {
  const ids = async (name: keyof typeof questions): Promise<number[]> => {
    const { rows } = await database.query<{ id: string | number }>(questions[name]);
    return rows.map(({ id }) => Number(id));
  };
  const { rows } = await database.query<{ name: string }>(
    'select distinct jsonb_object_keys("values") as name from portolan.account_value order by 1',
  );
  return {
    accounts: await ids('accounts'),
    roles: await ids('roles'),
    capabilitySets: await ids('capabilitySets'),
    notes: await ids('notes'),
    fields: [
      'Firstname',
      'Lastname',
      'Email',
      'Phone',
      'Username',
      'Status',
      'City',
      'Iban',
      ...rows.map(({ name }) => name),
    ],
  };
}
