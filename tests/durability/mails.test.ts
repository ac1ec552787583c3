/**
 * kill -9 of workers in the middle of planned reports, reminders and keywords: each mail goes out, and once (SOLO-29, CONST-04 to CONST-07).
 * What a calm run sends first is what the killed ones must send. `JOB_ROUNDS=20` kills more often.
 */
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { full, giveOnly } from '../database/rights.ts';
import { startTestServer, type TestServer } from '../database/server.ts';
import { buildWorker, KilledWorkers, patience, rounds, time } from './killed-workers.ts';

let server: TestServer;
let workers: KilledWorkers;
let post: SMTPServer;
/** What arrived at the mail server, by its Message-ID. */
const arrived: string[] = [];

beforeAll(async () => {
  [server] = await Promise.all([startTestServer(), buildWorker('mail-worker'), listen()]);
  const { port } = post.server.address() as { port: number };
  workers = new KilledWorkers(server, 'mail-worker', { SMTP_URL: `smtp://127.0.0.1:${port}` });
  // Until a worker is killed, work stands still in its middle; a sequence says so, for it is seen from within transactions that began before.
  await sql
    .raw(
      `create table kept_body (outgoing_mail_id bigint primary key, body bytea not null);
       create sequence standstill maxvalue 2;
       create function stand_still() returns trigger language plpgsql security definer set search_path = portolan as $$
         begin
           while (select last_value from standstill) = 2 and (select count(*) from kept_body) > 2 loop
             perform pg_sleep(0.05); end loop;
           return new; end $$;
       create trigger stand_still before insert on outgoing_mail for each row execute function stand_still();
       create function keep_body() returns trigger language plpgsql security definer set search_path = portolan as $$
         begin insert into kept_body values (new.outgoing_mail_id, new.body); return null; end $$;
       create trigger keep_body after insert on outgoing_mail for each row execute function keep_body();
       create table wanted_job (name text primary key);
       create function only_wanted() returns trigger language plpgsql security definer set search_path = portolan as $$
         begin return case when exists (select from wanted_job w where w.name = new.name) then new end; end $$;
       create trigger only_wanted before insert on job for each row execute function only_wanted()`,
    )
    .execute(server.database.owner);
});
beforeEach(() => forget());
afterEach(async () => {
  await workers.killAll();
  await sql`delete from report_plan`.execute(owner());
});
afterAll(async () => {
  await workers.killAll();
  await new Promise<void>((resolve) => post.close(resolve));
  await server.close();
});

async function listen(): Promise<void> {
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream: SMTPServerDataStream, _session, done) => {
      let mail = '';
      stream.on('data', (part: Buffer) => {
        mail += part.toString('latin1');
      });
      stream.on('end', () => {
        arrived.push(/^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '');
        done();
      });
    },
  });
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
}

const owner = () => server.database.owner;
async function forget(): Promise<void> {
  await sql`delete from kept_body; delete from outgoing_mail; delete from job; delete from wanted_job; delete from commitment_reminder`.execute(
    owner(),
  );
  arrived.length = 0;
}
/** From now on, and nothing else beside it: what workers plan when they start sends no mails. */
async function queue(job: string, ...others: readonly string[]): Promise<void> {
  await sql`insert into wanted_job select unnest(${[job, ...others]}::text[])`.execute(owner());
  await sql`insert into job (name, payload) values (${job}, '{}')`.execute(owner());
}

/** Who is told what, in the order of the alphabet; of mails that have left as well. */
async function mails(): Promise<readonly string[]> {
  const { rows } = await sql<{ to: number; subject: string; body: Buffer }>`
    select user_account_id as to, subject, k.body from outgoing_mail join kept_body k using (outgoing_mail_id)`.execute(
    owner(),
  );
  const { secrets } = server.service;
  return rows
    .map(({ to, subject, body }) => {
      const { text } = JSON.parse(secrets.decrypt('mail', body)) as { text: string };
      return `${to} ${subject}\n${text}`;
    })
    .sort();
}

/** All that was written has left, and nothing of it as another mail again. */
async function expectSent(written: number, cut: number): Promise<void> {
  const waiting = async () => {
    await sql`update outgoing_mail set lease_until = now() - interval '1 second', next_try_utc = now()
      where worker is not null and lease_until < now() + interval '20 seconds'`.execute(owner());
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from outgoing_mail where sent_utc is null`.execute(owner());
    return rows[0]?.n;
  };
  await expect.poll(waiting, patience).toBe(0);
  expect(new Set(arrived).size).toBe(written);
  console.info(
    `${rounds} kills, ${written} mails, ${cut} jobs running when a worker was killed, ${arrived.length - written} sent again under the same name`,
  );
}

/** The killed run sends what the calm one did. @param begin makes the same work due again. */
async function likeTheCalmOne(begin: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  await workers.start();
  await begin();
  await expect.poll(isDone, patience).toBe(true);
  const calm = await mails();
  await workers.killAll();
  expect(calm.length).toBeGreaterThan(rounds * 4);
  expect(new Set(calm).size).toBe(calm.length);
  await forget();
  await sql`select setval('standstill', 2)`.execute(owner());
  const cut = await workers.killing(
    (round) => (round > 0 ? Promise.resolve() : begin()),
    () => sql`select setval('standstill', 1)`.execute(owner()),
  );
  // Nobody is killed any more: what is at work now may take its time.
  await expect.poll(isDone, patience).toBe(true);
  expect(await mails()).toEqual(calm);
  await expectSent(calm.length, cut);
  expect(cut).toBeGreaterThan(0);
}

it(
  `sends each planned report to each reader once over ${rounds} kills`,
  async () => {
    const planner = (await (await server.as('reseller')).me()).UserAccountId;
    const rights = full('REPORTING', 'SUBSCRIPTION', 'CUSTOM_CHARGE_COMPANY', 'CUSTOM_CHARGE_RESELLER');
    await giveOnly(server, planner, { rights });
    const plans = rounds * 40;
    await sql`delete from report_plan`.execute(owner());
    await sql`
      with planned as (
        insert into report_plan (user_account_id, report_name, name, rhythm, format, language, next_due_utc)
        select ${planner}, 'charges', 'Report ' || number, 'Daily', 'csv', 'en', now() from generate_series(1, ${plans}::int) number
        returning report_plan_id)
      insert into report_plan_recipient (report_plan_id, user_account_id) select report_plan_id, ${planner} from planned`.execute(
      owner(),
    );
    const jobs = async () => {
      const { rows } = await sql<{ state: string; n: number; error: string | null }>`
        select state, count(*)::int as n, max(error) as error from job where name = 'send-report' group by state order by state`.execute(
        owner(),
      );
      return rows;
    };
    // What another worker held while plans were looked through is met by the next time, five minutes later: here at once.
    const again = setInterval(
      () => void sql`update job set run_at = now() where name = 'queue-reports' and state = 'Queued'`.execute(owner()),
      100,
    );
    onTestFinished(() => clearInterval(again));
    await likeTheCalmOne(
      async () => {
        await sql`update report_plan set next_due_utc = now() - interval '1 minute', last_sent_utc = null`.execute(
          owner(),
        );
        await queue('queue-reports', 'send-report');
      },
      async () => (await jobs()).reduce((done, { state, n }) => done + (state === 'Completed' ? n : 0), 0) === plans,
    );
    expect(await jobs()).toEqual([{ state: 'Completed', n: plans, error: null }]);
    const { rows } = await sql<{ payload: string }>`
      select payload::text from job where name = 'send-report' group by payload having count(*) > 1`.execute(owner());
    expect(rows).toEqual([]);
  },
  time,
);

it(
  `reminds each person of each term once over ${rounds} kills`,
  async () => {
    await sql`update subscription s set term_end_date = current_date + 5 from account a
      where a.account_id = s.account_id and a.account_state = 'Active' and s.state in ('Active', 'Suspended')`.execute(
      owner(),
    );
    const told = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from commitment_reminder`.execute(owner());
      return rows[0]?.n ?? 0;
    };
    await likeTheCalmOne(
      () => queue('commitment-reminders'),
      async () => (await workers.ended('commitment-reminders')) > 0,
    );
    expect(await told()).toBeGreaterThan(0);
  },
  time,
);

it(
  `tells each person of his keywords once over ${rounds} kills`,
  async () => {
    const database = owner();
    const { rows: people } = await sql<{ account_id: number }>`
      select a.account_id from account a join account_value v using (account_id)
      where a.account_type = 'User' and a.account_state = 'Active' and v."values" ->> 'Email' <> '' and may_sign_in(a.account_id)
        and (company_of(a.account_id)).account_type = 'Reseller'
      order by a.account_id limit ${rounds * 20}`.execute(database);
    const [first] = people;
    if (!first) throw new Error('Nobody listens');
    await giveOnly(server, first.account_id, {
      rights: full('NOTIFICATIONS_USER_WITH_KEYWORDS', 'AUDIT_LOG'),
    });
    const listeners = people.map(({ account_id }) => account_id);
    await sql`insert into user_role (user_account_id, role_id)
      select listener, r.role_id from unnest(${listeners}::bigint[]) listener, user_role r where r.user_account_id = ${first.account_id}
      on conflict do nothing`.execute(database);
    await sql`insert into notification_preference (account_id, commitment_periods, days_before_one_month, days_before_three_year, days_before_other, keywords)
      select unnest(${listeners}::bigint[]), '{other}', 7, 90, 30, '{a,e}'`.execute(database);
    const { rows: newest } = await sql<{ id: number }>`
      select max(audit_entry_id)::int8 as id from audit_entry`.execute(database);
    const from = Math.max(0, Number(newest[0]?.id ?? 0) - 200);
    await likeTheCalmOne(
      async () => {
        await sql`delete from keyword_notice`.execute(database);
        await sql`insert into keyword_notice (user_account_id, audit_entry_id) select unnest(${listeners}::bigint[]), ${from}::bigint`.execute(
          database,
        );
        await queue('keyword-notifications');
      },
      async () => (await workers.ended('keyword-notifications')) > 0,
    );
  },
  time,
);
