/** The demo world: loaded into an empty database once, the same in every installation, with sign-ins for every kind of user. */
import { type Kysely, sql } from 'kysely';
import { schema } from '../../db/connect.ts';
import type { Tables } from '../../db/tables.ts';
import type { Settings } from '../../settings.ts';
import { putAccountNotes } from './account-notes.ts';
import { buildWorld } from './accounts/build.ts';
import { putBills } from './billing/put-bills.ts';
import { drawCatalogue, putCatalogue } from './catalogue/put-catalogue.ts';
import { addSignIns, changePassword, demoUsers, keptPassword, newPassword } from './demo-users.ts';
import { growWorld } from './growth/grow.ts';
import { putHistory } from './history/put-history.ts';
import { putImages } from './images.ts';
import { putImports } from './imports/put-imports.ts';
import { putPersonal } from './personal.ts';
import { putRequests } from './provisioning/put-requests.ts';
import { putAccounts } from './put-accounts.ts';
import { putFurtherQuotes } from './quotes/put-further-quotes.ts';
import { putQuotes } from './quotes/put-quotes.ts';
import { putRights } from './rights/put-rights.ts';
import { setSequences } from './sequences.ts';
import { putOrders } from './subscriptions/put-orders.ts';
import { putSubscriptions } from './subscriptions/put-subscriptions.ts';
import { putSupportDetails } from './support.ts';
import { putTerms } from './terms.ts';

export interface DemoWorld {
  /** Names to sign in with; none when the accounts in the database are not the demo world's. */
  readonly users: readonly string[];
  readonly password: string;
  /** An earlier version has made it: it lacks what this one puts into a new world, or holds it in another form. */
  readonly isOlder: boolean;
}

type Wanted = Pick<Settings, 'demoPassword' | 'demoSize'>;

/** Loads the world when there is no account yet, and sees to the password of its users. */
export async function ensureDemoWorld(owner: Kysely<Tables>, { demoPassword, demoSize }: Wanted): Promise<DemoWorld> {
  const { loaded, world } = await owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(transaction);
    const known = await transaction.selectFrom('account').select('account_id').limit(1).executeTakeFirst();
    if (known) return { loaded: false, world: await knownWorld(transaction, demoPassword) };
    await loadWorld(transaction, demoSize);
    const password = demoPassword ?? newPassword();
    await addSignIns(transaction, password);
    return { loaded: true, world: { users: demoUsers, password, isOlder: false } };
  });
  // Fresh tables have no statistics, and autovacuum comes too late for the first sign-in.
  if (loaded) await analyzeAll(owner);
  return world;
}

/** All tables of the product: one that is left out makes each query that joins it many times as dear. */
async function analyzeAll(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ tables: string }>`
    select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
    where schemaname = ${schema}`.execute(owner);
  await sql`analyze ${sql.raw(rows[0]?.tables ?? '')}`.execute(owner);
}

async function knownWorld(owner: Kysely<Tables>, wanted: string | undefined): Promise<DemoWorld> {
  const kept = await keptPassword(owner);
  if (kept === undefined) return { users: [], password: '', isOlder: false };
  if (wanted !== undefined && wanted !== kept) await changePassword(owner, wanted);
  return { users: demoUsers, password: wanted ?? kept, isOlder: !(await isOfThisVersion(owner)) };
}

/**
 * What a world is made of, in this order. Whoever changes what one of them puts there raises its number, and whoever adds one begins
 * with 1: worlds of before are then known as older.
 */
const parts: readonly { readonly name: string; readonly number: number; readonly put: Put }[] = [
  { name: 'accounts', number: 2, put: putAccounts },
  { name: 'rights', number: 2, put: putRights },
  { name: 'support details', number: 1, put: putSupportDetails },
  { name: 'terms', number: 1, put: putTerms },
  { name: 'images', number: 1, put: putImages },
  { name: 'personal', number: 2, put: putPersonal },
  { name: 'account notes', number: 1, put: putAccountNotes },
  { name: 'history', number: 1, put: putHistory },
];

type Put = (owner: Kysely<Tables>, accounts: World['accounts']) => Promise<unknown>;
type World = ReturnType<typeof buildWorld>;

const partsFact = 'demo-parts';
/** What comes last, as it needs the catalogue, and those accounts that were grown. */
const later = [
  { name: 'catalogue', number: 6 },
  { name: 'subscriptions', number: 3 },
  { name: 'orders', number: 1 },
  { name: 'requests', number: 2 },
  { name: 'bills', number: 1 },
  { name: 'quotes', number: 1 },
  { name: 'further quotes', number: 1 },
  { name: 'imports', number: 1 },
];
const partsNow = JSON.stringify([...parts, ...later].map(({ name, number }) => [name, number]));

async function isOfThisVersion(owner: Kysely<Tables>): Promise<boolean> {
  const known = owner.selectFrom('installation').select('value').where('name', '=', partsFact);
  return (await known.executeTakeFirst())?.value === partsNow;
}

async function loadWorld(owner: Kysely<Tables>, size: Settings['demoSize']): Promise<void> {
  const { accounts } = buildWorld();
  const [drawings] = await Promise.all([drawCatalogue(), putParts(owner, accounts)]);
  if (size !== 'small') await growWorld(owner, accounts, size);
  // Its pricelists are for all customers, also for those that were grown.
  await putCatalogue(owner, accounts, drawings);
  await putSubscriptions(owner);
  await owner.insertInto('installation').values({ name: partsFact, value: partsNow }).execute();
  await setSequences(owner);
  await putOrders(owner);
  await putRequests(owner);
  await putBills(owner);
  await putQuotes(owner);
  await putFurtherQuotes(owner);
  await putImports(owner);
}

async function putParts(owner: Kysely<Tables>, accounts: World['accounts']): Promise<void> {
  for (const { put } of parts) await put(owner, accounts);
}
