/** What nothing refers to is deleted after a day, and what anything refers to never: over chance, and over those who ask for it meanwhile. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../src/rules/limits.ts';
import { filesInUseStatement } from '../../../src/server/db/files-in-use.ts';
import { tableRules } from '../../../src/server/db/tables.ts';
import { openTransaction } from '../../../src/server/db/transaction.ts';
import { keepImage } from '../../../src/server/files/media/keep.ts';
import cleanUp from '../../../src/server/jobs/clean-up.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

/** Tables such as later ones will be: one with a reference, one with texts in JSON, one with both. */
const holders = [
  { name: 'made_profile', holdsFiles: ['logo_path'] },
  { name: 'made_text', holdsFiles: ['texts'] },
  { name: 'made_both', holdsFiles: ['cover_path', 'pages'] },
];

let server: TestServer;
let owner: number;
beforeAll(async () => {
  server = await startTestServer();
  owner = (await (await server.as('admin')).me()).CompanyAccount.AccountId;
  const statements = [
    'create table made_profile (logo_path text references stored_image)',
    'create table made_text (texts jsonb)',
    'create table made_both (cover_path text references stored_image, pages jsonb)',
    filesInUseStatement([...tableRules, ...holders]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(server.database.owner);
});
afterAll(() => server.close());

const day = limits.uploadOrphanLife;
const hex = (length: number): string =>
  Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');

/** A file of another content than every other. */
async function make(table: 'stored_image' | 'upload', age: number, ownerId: number | null = owner): Promise<string> {
  const path = `${hex(32)}/${hex(23)}.webp`;
  const row = { path, content_type: 'image/webp', content: Buffer.from(path) };
  const at = new Date(Date.now() - age);
  const { owner: db } = server.database;
  if (table === 'stored_image') {
    await db
      .insertInto(table)
      .values({ ...row, owner_account_id: ownerId, wanted_utc: at })
      .execute();
    return path;
  }
  const user = (await (await server.as('admin')).me()).UserAccountId;
  const sent = { user_account_id: user, file_name: 'a.webp', account_id: null, created_utc: at };
  await db
    .insertInto(table)
    .values({ ...row, ...sent })
    .execute();
  return path;
}

const run = async (statement: string, value: unknown): Promise<void> => {
  const [before = '', after = ''] = statement.split('?');
  await sql`${sql.raw(before)}${value}${sql.raw(after)}`.execute(server.database.owner);
};

const references: Readonly<Record<string, (path: string) => Promise<void>>> = {
  none: async () => {},
  column: (path) => run('insert into made_profile values (?)', path),
  json: (path) => run('insert into made_text values (?)', JSON.stringify({ en: { images: [{ path }] } })),
  'one of two': (path) => run('insert into made_both (cover_path) values (?)', path),
  'text itself': (path) => run('insert into made_both (pages) values (?)', JSON.stringify(path)),
};

async function cleanUpNow(): Promise<void> {
  // The next run stands on the queue already, an hour away.
  await server.database.owner.deleteFrom('job').where('name', '=', cleanUp.name).execute();
  await server.database.pool.query('select schedule_job($1, now())', [cleanUp.name]);
  await server.work();
}
const left = async (): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ path: string }>`
    select path from stored_image where owner_account_id is not null union all select path from upload`.execute(
    server.database.owner,
  );
  return new Set(rows.map(({ path }) => path));
};
const forget = () => sql`truncate made_profile, made_text, made_both`.execute(server.database.owner);

describe('cleaning up', () => {
  it('deletes what is old and unused, and nothing else', async () => {
    const file = fc.record({
      table: fc.constantFrom('stored_image' as const, 'upload' as const),
      age: fc.constantFrom(0, day - 60_000, day + 60_000, 100 * day),
      reference: fc.constantFrom(...Object.keys(references)),
    });
    const property = fc.asyncProperty(fc.array(file, { maxLength: 12 }), async (files) => {
      const expected = new Set<string>();
      for (const { table, age, reference } of files) {
        const path = await make(table, age);
        // A column that refers to kept files takes no other.
        const isUsed = reference !== 'none' && (table === 'stored_image' || /json|text/.test(reference));
        if (isUsed) await references[reference]?.(path);
        if (isUsed || age < day) expected.add(path);
      }
      await cleanUpNow();
      const found = await left();
      await forget();
      await sql`delete from stored_image where owner_account_id is not null`.execute(server.database.owner);
      await sql`delete from upload`.execute(server.database.owner);
      expect(found).toEqual(expected);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('leaves what belongs to the installation itself', async () => {
    const path = await make('stored_image', 100 * day, null);
    await cleanUpNow();
    expect((await server.app.inject({ method: 'GET', url: `/keeper/get/${path}` })).statusCode).toBe(200);
  });

  it('takes the sizes along', async () => {
    const path = await make('stored_image', 2 * day);
    await server.database.owner
      .insertInto('stored_image_rendition')
      .values({ path, side: 22, content: Buffer.from('a') })
      .execute();
    await cleanUpNow();
    const sizes = server.database.owner.selectFrom('stored_image_rendition').selectAll().where('path', '=', path);
    expect(await sizes.execute()).toEqual([]);
  });
});

describe('what is about to be used', () => {
  const session = async () => {
    const { UserAccountId } = await (await server.as('admin')).me();
    const { path } = await server.database.owner
      .selectFrom('account')
      .select('path')
      .where('account_id', '=', owner)
      .executeTakeFirstOrThrow();
    return openTransaction(server.database.pool, { path, userAccountId: UserAccountId });
  };

  it('stays, although nobody else sees that yet', async () => {
    const path = await make('stored_image', 2 * day);
    const transaction = await session();
    expect(await keepImage(transaction, owner, path)).toBe(path);
    await cleanUpNow();
    await transaction.commit();
    await cleanUpNow();
    expect(await left()).toContain(path);
  });

  it('stays when a row that refers to it is written at that moment', async () => {
    const path = await make('stored_image', 2 * day);
    await server.database.owner.transaction().execute(async (transaction) => {
      await sql`insert into made_profile values (${path})`.execute(transaction);
      await cleanUpNow();
    });
    await cleanUpNow();
    expect(await left()).toContain(path);
  });
});

describe('tables', () => {
  it('say which of their columns refer to what is kept', async () => {
    const { rows } = await sql<{ found: string }>`
      select c.conrelid::regclass || '.' || a.attname as found from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'stored_image'::regclass
        and c.conrelid <> 'stored_image_rendition'::regclass`.execute(server.database.owner);
    const said = [...tableRules, ...holders].flatMap(({ name, holdsFiles = [] }) =>
      holdsFiles.map((column) => `${name}.${column}`),
    );
    const unsaid = rows.map(({ found }) => found.replace(/^portolan\./, '')).filter((each) => !said.includes(each));
    expect(unsaid).toEqual([]);
  });
});
