/** Work that one customer gives the servers, so that it hurts others: ends that fail, exports without end, formulas in their files. */
import Papa from 'papaparse';
import { addressOf, Client, inParallel, numbers } from '../visitors.ts';
import { type Count, exactly, type Target } from './target.ts';

export async function jobs(target: Target): Promise<Count[]> {
  return [...(await exports(target)), ...(await formulas(target)), ...(await ends(target))];
}

const exportOf = (accountId: number) => ({
  operation: 'Account/GetAuditLog',
  input: { accountId, mode: 'audit' },
  columns: [
    { field: 'Target.DisplayName', title: 'a;=1+1', kind: 'Text' },
    { field: 'Details', title: 'Details', kind: 'Text' },
  ],
  format: 'csv',
  fileName: 'log',
  locale: 'de',
});

async function signedIn({ servers, password }: Target, name: string, from: number): Promise<[Client, number]> {
  const client = new Client(servers[0], addressOf(from));
  const answer = await client.signIn(name, password);
  return [client, (answer.data as { CompanyAccount: { AccountId: number } }).CompanyAccount.AccountId];
}

async function jobsEnded(client: Client): Promise<void> {
  await waitUntil(async () => {
    const { data } = await client.post('Job/GetJobs', { limit: 100 });
    return (data as { Items: { State: string }[] }).Items.every(
      ({ State }) => State !== 'Queued' && State !== 'Running',
    );
  });
}

/** Both servers are asked at once; what runs meanwhile makes place for others, so the database counts what waits. */
async function exports(target: Target): Promise<Count[]> {
  const { servers, database } = target;
  const [admin, company] = await signedIn(target, 'admin', 1);
  const [other, seller] = await signedIn(target, 'reseller', 2);
  let most = 0;
  const watch = setInterval(async () => {
    const { rows } = await database.query(
      "select count(*)::int as n from portolan.job where state in ('Queued', 'Running') and user_account_id is not null group by user_account_id order by n desc limit 1",
    );
    most = Math.max(most, rows[0]?.n ?? 0);
  }, 20);
  const flood = inParallel(numbers(300), 50, (number) =>
    admin.at(servers[number % 2] ?? servers[0]).post('Export/StartExport', exportOf(company)),
  );
  const { status } = await other.post('Export/StartExport', exportOf(seller));
  const answers = await flood;
  clearInterval(watch);
  const wrong = answers.filter((answer) => answer.status !== 200 && answer.status !== 429).length;
  await Promise.all([jobsEnded(admin), jobsEnded(other)]);
  return [
    { name: '300 exports at once: most of one user that waited or ran', found: most, least: 1, most: 10 },
    exactly('300 exports at once: answered with neither yes nor "too many"', wrong, 0),
    exactly('300 exports at once: an export of somebody else that was accepted', status === 200 ? 1 : 0, 1),
  ];
}

/** The file is read as programs in Germany and in Britain read it. */
async function formulas(target: Target): Promise<Count[]> {
  const [admin, company] = await signedIn(target, 'admin', 3);
  for (const CompanyName of ['Nord;=1+1', '";@SUM(1);"', 'x;"-2+3', ';\t=1', '";=HYPERLINK("https://evil.example")']) {
    await admin.post('Account/SaveAccount', { accountId: company, values: { CompanyName } });
  }
  const { data } = await admin.post('Export/StartExport', exportOf(company));
  await jobsEnded(admin);
  const file = await admin.post('Job/GetJobFile', { jobId: (data as { JobId: number }).JobId });
  const text = Buffer.from((file.data as { Content: string }).Content, 'base64')
    .toString('utf8')
    .slice(1);
  return [',', ';', '\t'].map((delimiter) => {
    const cells = Papa.parse<string[]>(text, { delimiter }).data.flat();
    const bad = cells.filter((cell) => /^[=+@\t\r]|^-(?!\d)/.test(cell)).length;
    return exactly(`formulas in a file that is split at ${JSON.stringify(delimiter)}`, cells.length > 5 ? bad : -1, 0);
  });
}

/** One account that cannot end, due before all others. */
async function ends({ database }: Target): Promise<Count[]> {
  await database.query(`set search_path = portolan, public`);
  const { rows } = await database.query<{ account_id: string }>(
    `insert into termination (account_id, due_utc, reason, requested_by_account_id)
      select a.account_id, now() - interval '1 hour' - a.account_id * interval '1 millisecond', 'Price',
        (select user_account_id from credential where username = 'owner')
      from account a left join account_value v using (account_id)
      where a.account_type = 'Product' and a.account_state = 'Active' and not coalesce(v."values" ? 'LockEndDate', false)
      order by a.account_id desc limit 60 returning account_id`,
  );
  const broken = rows[0]?.account_id;
  await database.query(
    `create function refuse_end() returns trigger language plpgsql as $$ begin raise 'cannot end'; end $$;
     create trigger refuse_end before update of account_state on account for each row when (old.account_id = ${broken}) execute function refuse_end()`,
  );
  await database.query(
    "update job set run_at = now() where name = 'terminate' and state = 'Queued'; select pg_notify('portolan_job', '')",
  );
  const left = async () => {
    const found = await database.query("select count(*)::int as n from termination where state = 'Scheduled'");
    return found.rows[0].n as number;
  };
  await waitUntil(async () => (await left()) <= 1).catch(() => {});
  const { rows: noted } = await database.query(
    'select count(*)::int as n from termination where tries > 0 and next_try_utc > now() and problem is not null',
  );
  return [
    exactly('planned ends that wait behind one that always fails', (await left()) - 1, 0),
    exactly('the failing one: noted, to be tried again later', noted[0].n, 1),
  ];
}

async function waitUntil(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('what was waited for did not come');
}
