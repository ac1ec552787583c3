/** Cuts database connections of a built server at random moments while it works, and counts what came of it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import callErrors from '../../src/rules/errors/calls.ts';
import { translate } from '../../src/server/calls/texts.ts';
import { roleId } from '../../src/server/demo/world/rights/put-rights.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';

export interface Given {
  /** As the database's owner: here connections are cut, and here is looked up what was done. */
  readonly owner: pg.ClientConfig;
  readonly environment: Readonly<Record<string, string>>;
  readonly password: string;
  readonly cuts: number;
}

export interface Outcome {
  readonly cuts: number;
  readonly acknowledged: number;
  /** Answers by status. */
  readonly answers: Readonly<Record<string, number>>;
  /** How the server ended; undefined: it did not. */
  readonly ended: string | undefined;
  /** Calls without an answer. */
  readonly unanswered: number;
  /** Refusals that do not say in the caller's language that he may try again. */
  readonly wordless: number;
  /** Reads that answered 200 with something else than what was asked for. */
  readonly wrong: number;
  readonly lost: number;
  readonly doubled: number;
  readonly half: number;
  readonly readyAgain: boolean;
}

const languages = ['en', 'de', 'pl'] as const;
const writers = 4;

export async function cutUnderLoad({ owner, environment, password, cuts }: Given): Promise<Outcome> {
  const server = await startBuilt(environment);
  const database = new pg.Client(owner);
  await database.connect();
  try {
    const load = new Load(server, password);
    await load.begin();
    const work = load.work();
    for (let cut = 0; cut < cuts && server.ended === undefined; cut += 1) {
      await load.acknowledgedOne();
      await pause(Math.random() * 40);
      await cutOne(database, cut % 2 === 0);
    }
    load.stop();
    await work;
    const { ended } = server;
    const readyAgain = ended === undefined && (await ready(server)) && (await load.allAnswered());
    return { cuts, ...load.counts, ended, readyAgain, ...(await found(database, load)) };
  } finally {
    await database.end();
    await server.stop();
  }
}

/** @param busy one in the middle of a transaction, if there is any. */
const cutOne = (database: pg.Client, busy: boolean) =>
  database.query(
    `select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'portolan'
      order by ($1 and state like '%transaction%') desc, ($1 and state <> 'idle') desc, random() limit 1) one`,
    [busy],
  );

/** People who read and write without a pause, and what they were told. */
class Load {
  readonly made = new Map<string, number>();
  city = 0;
  account = 0;
  #tried = 0;
  readonly #server: BuiltServer;
  readonly #password: string;
  readonly #answers: Record<string, number> = {};
  readonly #told = { unanswered: 0, wordless: 0, wrong: 0 };
  #cookie = '';
  #stopped = false;

  constructor(server: BuiltServer, password: string) {
    this.#server = server;
    this.#password = password;
  }

  get counts() {
    return { acknowledged: this.made.size + this.city, answers: this.#answers, ...this.#told };
  }

  async begin(): Promise<void> {
    this.account = (await this.#signIn()).CompanyAccount.AccountId;
  }

  async work(): Promise<void> {
    const names = Array.from({ length: writers }, (_one, writer) => this.#make(writer));
    await Promise.all([...names, this.#move(), this.#read(0), this.#read(1), this.#read(2)]);
  }

  /** Resolves once one more write was acknowledged or the server ended, so that every cut meets work that goes on. */
  async acknowledgedOne(): Promise<void> {
    const before = this.made.size + this.city;
    while (this.made.size + this.city === before && this.#server.ended === undefined) await pause(2);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Each call once more, now that nothing is cut. */
  async allAnswered(): Promise<boolean> {
    await this.#signIn();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_one, index) => this.#question(index)).map(
        async ([name, input]) => (await this.#call(name, input)).status,
      ),
    );
    return statuses.every((status) => status === 200);
  }

  async #signIn(): Promise<{ CompanyAccount: { AccountId: number } }> {
    const input = { userName: 'admin', password: this.#password };
    const { status, data } = await this.#call('Authorization/Authenticate', input);
    if (status !== 200) throw new Error(`nobody could sign in: ${status} ${this.#server.output}`);
    return data as never;
  }

  /** Users with one key each, asked for until they are there. */
  async #make(writer: number): Promise<void> {
    for (let number = 0; !this.#stopped; number += 1) {
      const name = `Cut ${writer}-${number}`;
      const input = {
        parentAccountId: this.account,
        accountType: 'User',
        roleIds: [roleId('User')],
        values: { Firstname: 'Ada', Lastname: name, Email: `cut.${writer}.${number}@donau.example` },
      };
      const key = { 'idempotency-key': randomUUID() };
      while (this.#server.ended === undefined) {
        const { status, data } = await this.#call('Account/CreateAccount', input, key);
        if (status !== 200) continue;
        this.made.set(`Ada ${name}`, (data as { AccountId: number }).AccountId);
        break;
      }
      if (this.#server.ended !== undefined) return;
    }
  }

  /** One value that only grows, written without a key. */
  async #move(): Promise<void> {
    while (!this.#stopped && this.#server.ended === undefined) {
      this.#tried += 1;
      const values = { City: `City ${this.#tried}` };
      const { status } = await this.#call('Account/SaveAccount', { accountId: this.account, values });
      if (status === 200) this.city = this.#tried;
    }
  }

  async #read(reader: number): Promise<void> {
    for (let turn = reader; !this.#stopped && this.#server.ended === undefined; turn += 1) {
      const [name, input] = this.#question(turn);
      const { status, data } = await this.#call(name, input);
      const isRight = name !== 'Account/LoadAccountById' || (data as { AccountId: number })?.AccountId === this.account;
      if (status === 200 && !isRight) this.#told.wrong += 1;
    }
  }

  #question(turn: number): [string, object] {
    const questions: readonly [string, object][] = [
      ['Account/LoadAccountById', { accountId: this.account }],
      ['Account/SearchAccounts', { searchString: 'Donau' }],
      ['Account/GetAuditLog', { accountId: this.account, mode: 'audit', limit: 5 }],
    ];
    return questions[turn % questions.length] ?? ['', {}];
  }

  async #call(name: string, input: object, headers: object = {}): Promise<{ status: number; data: unknown }> {
    const language = languages[Math.floor(Math.random() * languages.length)] ?? 'en';
    const { address } = this.#server;
    try {
      const answer = await fetch(`${address}/DataModel/service.svc/rest/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          origin: address,
          cookie: this.#cookie,
          ...headers,
        },
        body: JSON.stringify(input),
      });
      const { data, Message } = (await answer.json()) as { data?: unknown; Message?: string };
      const { status } = answer;
      this.#answers[status] = (this.#answers[status] ?? 0) + 1;
      if (status >= 500 && Message !== translate(language, callErrors.databaseAway)) this.#told.wordless += 1;
      if (status === 200) this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
      return { status, data };
    } catch {
      this.#told.unanswered += 1;
      return { status: 0, data: undefined };
    }
  }
}

/** Readiness follows the database within five seconds. */
async function ready({ address }: BuiltServer): Promise<boolean> {
  for (const until = Date.now() + 5000; Date.now() < until; await pause(50)) {
    if ((await fetch(`${address}/health/ready`)).status === 200) return true;
  }
  return false;
}

/** What the database says of all that was asked for. */
async function found(database: pg.Client, { made, city, account }: Load) {
  const { rows } = await database.query<{ name: string; account_id: string; entries: number; mails: number }>(
    `select display_name as name, account_id,
        (select count(*)::int from portolan.audit_entry e
          where e.target_account_id = a.account_id and e.operation = 'Account/CreateAccount') as entries,
        (select count(*)::int from portolan.outgoing_mail m where m.user_account_id = a.account_id) as mails
      from portolan.account a where display_name like 'Ada Cut %'`,
  );
  const there = new Map(rows.map(({ name, account_id }) => [name, Number(account_id)]));
  const { rows: cities } = await database.query<{ city: string; entries: number }>(
    `select "values"->>'City' as city, (select count(*)::int from portolan.audit_entry e
        where e.target_account_id = v.account_id and e.details like '%' || ("values"->>'City') || '%') as entries
      from portolan.account_value v where account_id = $1`,
    [account],
  );
  const [kept] = cities;
  const cityLost = city > 0 && Number(kept?.city.slice(5)) < city;
  return {
    lost: [...made].filter(([name, id]) => there.get(name) !== id).length + Number(cityLost),
    doubled: rows.length - there.size,
    half:
      rows.filter(({ entries, mails }) => entries !== 1 || mails !== 1).length +
      Number(city > 0 && (kept?.entries ?? 0) === 0),
  };
}
