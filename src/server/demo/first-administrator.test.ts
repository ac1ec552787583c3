/** A new installation has one administrator, who can sign in with nothing but the link. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';
import { installation } from './world/testing/installation.ts';

const brand = { title: 'Fjordmarkt', color: '#1867c0', publicUrl: 'https://portal.example' };
let database: Database;
beforeAll(async () => {
  database = await installation('portolan_tfirstadministrator');
});
afterAll(() => database.close());

const tokenOf = (link = ''): string => link.split('/').at(-1) ?? '';

describe('the first administrator', () => {
  it('gets a link at each start until he has a password, and only the latest is good', async () => {
    const first = await ensureFirstAdministrator(database.owner, brand);
    expect(first).toMatch(/^https:\/\/portal\.example\/v\/#\/reset-password\/administrator\/[\w-]{43}$/);
    const second = await ensureFirstAdministrator(database.owner, brand);
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    const links = await database.owner.selectFrom('password_link').select('used_utc').execute();
    expect(links.filter(({ used_utc }) => used_utc === null)).toHaveLength(1);
  });

  it('stands at the top with every right, and is the only one', async () => {
    const accounts = await database.owner
      .selectFrom('account')
      .select(['display_name', 'path'])
      .orderBy('path')
      .execute();
    expect(accounts.map(({ display_name }) => display_name)).toEqual(['Fjordmarkt', 'Administrator']);
    const roles = await database.owner
      .selectFrom('user_role')
      .innerJoin('role', 'role.role_id', 'user_role.role_id')
      .select('name')
      .execute();
    expect(roles.map(({ name }) => name)).toEqual(['Marketplace owner']);
  });

  it('gets none any more once he has a password', async () => {
    await database.owner.updateTable('credential').set({ password_hash: '$argon2id$kept' }).execute();
    expect(await ensureFirstAdministrator(database.owner, brand)).toBeUndefined();
  });
});
