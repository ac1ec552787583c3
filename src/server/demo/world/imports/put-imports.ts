/** Imports of the demo world, each state: of people of the customer, and of what his seller has taken over. */
import { type Kysely, sql } from 'kysely';
import importErrors from '../../../../rules/errors/imports.ts';
import { fieldTexts } from '../../../../rules/fields/field-texts.ts';
import type { ImportType } from '../../../../rules/imports/import-type.ts';
import type { ImportState } from '../../../../rules/machines/import-run.ts';
import type { RowError } from '../../../db/tables/imports/import_row.ts';
import type { Tables } from '../../../db/tables.ts';
import { knownIds } from '../accounts/account.ts';

interface DemoImport {
  readonly name: string;
  readonly source: string;
  readonly type: ImportType;
  readonly state: ImportState;
  readonly rows: number;
  /** Of these, rejected. */
  readonly faulty?: number;
  /** Rows that nobody came to. */
  readonly left?: number;
  readonly isDryRun?: true;
  readonly daysAgo: number;
  readonly problem?: string;
  /** Its job waits for this day. */
  readonly waitsUntil?: string;
}

const imports: readonly DemoImport[] = [
  {
    name: 'Werft, Schicht 3',
    source: 'werft-schicht-3.csv',
    type: 'Users',
    state: 'Completed',
    rows: 40,
    faulty: 7,
    daysAgo: 3,
  },
  { name: 'Neue Auszubildende', source: 'azubis-2026.xlsx', type: 'Users', state: 'Completed', rows: 12, daysAgo: 81 },
  { name: 'Alte Adressliste', source: 'adressen.csv', type: 'Users', state: 'Failed', rows: 5, faulty: 5, daysAgo: 60 },
  {
    name: 'Leitstelle ab März',
    source: 'leitstelle.xlsx',
    type: 'Users',
    state: 'Pending',
    rows: 8,
    left: 8,
    daysAgo: 1,
    waitsUntil: '2027-03-01T06:00:00Z',
  },
  {
    name: 'Saisonkräfte',
    source: 'saison.csv',
    type: 'Users',
    state: 'InProgress',
    rows: 30,
    faulty: 2,
    left: 14,
    daysAgo: 0,
    waitsUntil: '2027-02-01T06:00:00Z',
  },
  {
    name: 'Doppelte Liste',
    source: 'werft-schicht-3.csv',
    type: 'Users',
    state: 'Cancelled',
    rows: 40,
    faulty: 1,
    left: 35,
    daysAgo: 4,
  },
  {
    name: 'Hafenmeisterei',
    source: 'hafen.csv',
    type: 'Users',
    state: 'Error',
    rows: 9,
    left: 9,
    daysAgo: 20,
    problem: 'The application has encountered an unknown error',
  },
  {
    name: 'Kunden aus dem alten System',
    source: 'kunden.xlsx',
    type: 'Companies',
    state: 'Completed',
    rows: 3,
    daysAgo: 210,
  },
  {
    name: 'Laufende Abonnements',
    source: 'abonnements.csv',
    type: 'Subscriptions',
    state: 'Completed',
    rows: 6,
    faulty: 1,
    isDryRun: true,
    daysAgo: 6,
  },
];

const lastDay = '2026-11-20';
const heads = {
  Users: ['Vorname', 'Nachname', 'E-Mail', 'Position'],
  Companies: ['Firmenname', 'Land', 'Währung'],
  Subscriptions: ['Dienst', 'Menge', 'Laufzeit in Monaten', 'Abrechnung', 'Referenz des Anbieters'],
} as const satisfies Record<ImportType, readonly string[]>;
const mapping = {
  Users: { Firstname: 0, Lastname: 1, Email: 2, JobTitle: 3 },
  Companies: { CompanyName: 0, Country: 1, Currency: 2 },
  Subscriptions: { ProductName: 0, Quantity: 1, CommitmentMonths: 2, SubscriptionBilling: 3, VendorReference: 4 },
} as const satisfies Record<ImportType, Readonly<Record<string, number>>>;

const firstnames = ['Jonas', 'Marta', 'Levin', 'Ida', 'Piotr', 'Zofia', 'Enno', 'Tilda', 'Kerem', 'Runa'];
const lastnames = [
  'Brandt',
  'Kowalski',
  'Petersen',
  'Öztürk',
  'Lindqvist',
  'Szabó',
  'Meier',
  'Hansen',
  'Nowak',
  'Vogt',
  'Ahrens',
];

const faults: readonly RowError[] = [
  { field: 'Email', text: fieldTexts.email, parameters: { example: 'name@example.com' } },
  { field: 'Email', text: fieldTexts.taken },
  { field: 'Lastname', text: fieldTexts.required },
  { field: 'Email', text: importErrors.sameAsRow, parameters: { row: 4 } },
];

interface Cells {
  readonly raw: readonly string[];
  readonly label: string;
}

function cellsOf(type: ImportType, index: number, isFaulty: boolean): Cells {
  if (type === 'Companies')
    return { raw: [`Kaikontor ${index + 1} GmbH`, 'DE', 'EUR'], label: `Kaikontor ${index + 1} GmbH` };
  if (type === 'Subscriptions')
    return {
      raw: ['Endpoint Shield', isFaulty ? '0' : String(5 + index), '1', 'Monatlich', `ES-${7000 + index}`],
      label: 'Endpoint Shield',
    };
  const first = firstnames[index % firstnames.length] ?? '';
  const last = lastnames[(index * 3) % lastnames.length] ?? '';
  const address = `${first}.${last}${index}@donau.example`
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9.@]/g, '');
  return {
    raw: [first, last, isFaulty ? address.replace('@', ' at ') : address, 'Schicht 3'],
    label: `${first} ${last}`,
  };
}

/** Accounts that are there already are what the good rows became, each of one row. */
export async function putImports(owner: Kysely<Tables>): Promise<void> {
  const people = await ids(owner, knownIds.donau, 'User', knownIds.admin);
  const companies = await ids(owner, knownIds.ostsee, 'Company', knownIds.donau);
  const creator = await administrator(owner);
  for (const one of imports) {
    const ofSeller = one.type !== 'Users';
    const accounts = one.type === 'Companies' ? companies : people;
    const waits = one.waitsUntil !== undefined;
    await putImport(owner, one, {
      accounts: accounts.splice(0, one.rows - (one.faulty ?? 0) - (one.left ?? 0)),
      creator: ofSeller ? knownIds.reseller : waits ? creator : knownIds.admin,
      parent: ofSeller && one.type === 'Companies' ? knownIds.ostsee : knownIds.donau,
    });
  }
}

/** Who has signed in to the demo since is not one of them: these would never be undone. */
async function ids(owner: Kysely<Tables>, below: number, type: 'User' | 'Company', besides: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select a.account_id from account a join account b on b.account_id = ${below}
    where a.path ^@ b.path and a.account_type = ${type} and a.account_state = 'Active' and a.account_id not in (${below}, ${besides})
    order by a.account_id`.execute(owner);
  return rows.map(({ account_id }) => account_id);
}

/** Somebody of the customer who may import, and is none of the demo sign-ins. */
async function administrator(owner: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ account_id: number }>`
    select a.account_id from account a join account b on b.account_id = ${knownIds.donau}
    join user_role u on u.user_account_id = a.account_id join role r using (role_id)
    where a.path ^@ b.path and a.account_state = 'Active' and r.name = 'Company administrator' and a.account_id <> ${knownIds.admin}
    order by a.account_id limit 1`.execute(owner);
  return rows[0]?.account_id ?? knownIds.admin;
}

interface Whose {
  readonly accounts: readonly number[];
  readonly creator: number;
  readonly parent: number;
}

async function putImport(owner: Kysely<Tables>, one: DemoImport, { accounts, creator, parent }: Whose): Promise<void> {
  const { type, state, rows, faulty = 0, left = 0 } = one;
  const good = one.isDryRun ? rows - faulty - left : accounts.length;
  const done = good + faulty + left;
  const hasBegun = state !== 'Pending';
  const hasEnded = hasBegun && state !== 'InProgress';
  const created = sql<Date>`${lastDay}::date - ${one.daysAgo}::integer + time '09:10'`;
  const { import_id } = await owner
    .insertInto('import_run')
    .values({
      ...{
        name: one.name,
        type,
        creator_account_id: creator,
        parent_account_id: parent,
        source_name: one.source,
        state,
      },
      heads: JSON.stringify(heads[type]) as never,
      mapping: JSON.stringify(mapping[type]) as never,
      is_dry_run: one.isDryRun ?? false,
      created_utc: created,
      scheduled_utc: state === 'Pending' ? new Date(one.waitsUntil ?? '') : null,
      ...{
        rows_count: done,
        errors_count: faulty,
        imported_count: one.isDryRun ? 0 : good,
        passed_count: one.isDryRun ? good : 0,
      },
      started_utc: hasBegun ? created : null,
      finished_utc: hasEnded ? sql<Date>`${created} + interval '4 seconds'` : null,
      problem: one.problem ?? null,
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  // The faulty ones stand among the others.
  const every = faulty === 0 ? done + 1 : Math.floor((good + faulty) / faulty);
  let rejected = 0;
  let made = 0;
  for (let index = 0; index < done; index += 1) {
    const isLeft = index >= good + faulty;
    const isFaulty = !isLeft && rejected < faulty && (index % every === every - 1 || index - rejected >= good);
    const cells = cellsOf(type, index, isFaulty);
    const fault =
      type === 'Subscriptions'
        ? { field: 'Quantity', text: fieldTexts.minimum, parameters: { n: 1 } }
        : faults[rejected % faults.length];
    await owner
      .insertInto('import_row')
      .values({
        ...{ import_id, row_no: index + 2, label: cells.label },
        raw: JSON.stringify(cells.raw) as never,
        state: isLeft ? 'Waiting' : isFaulty ? 'Rejected' : one.isDryRun ? 'Passed' : 'Imported',
        account_id: isLeft || isFaulty || one.isDryRun ? null : (accounts[made] ?? null),
        errors: JSON.stringify(isFaulty && fault ? [fault] : []) as never,
      })
      .execute();
    if (isFaulty) rejected += 1;
    else if (!isLeft) made += 1;
  }
  if (one.waitsUntil === undefined) return;
  await sql`with waiting as (
      insert into job (name, title, payload, user_account_id, language, run_at, created_utc, total)
      values ('import', ${one.name}, ${JSON.stringify({ importId: import_id, type })}::jsonb, ${creator}, 'de', ${one.waitsUntil}, ${created}, ${done})
      returning job_id)
    update import_run set job_id = waiting.job_id from waiting where import_id = ${import_id}`.execute(owner);
}
