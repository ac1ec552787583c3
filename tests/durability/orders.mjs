/**
 * Orders while their servers die and their vendor fails, doubles and delays: each message has one effect, nothing is lost, nothing stays stuck.
 * `node tests/durability/orders.mjs [minutes] [orders a minute]`; it needs a build.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runnerImport } from 'vite';

// Ids are numbers here too.
pg.types.setTypeParser(20, Number);

const minutes = Number(process.argv[2] ?? 10);
const perMinute = Number(process.argv[3] ?? 200);
const root = resolve(import.meta.dirname, '../..');
const load = async (path) => (await runnerImport(join(root, path), { root, configFile: false })).module;
const { startEmbedded } = await load('src/server/db/embedded/start.ts');
const { knownIds } = await load('src/server/demo/world/accounts/account.ts');

const folder = mkdtempSync(join(tmpdir(), 'portolan-orders-'));
const password = 'Durability-Test-7!';
const embedded = await startEmbedded({ folder: join(folder, 'postgresql'), flags: ['-c', 'max_connections=300'] });
const owner = embedded.connection('postgres', 'postgres', embedded.ownerPassword);
const environment = {
  ...process.env,
  DATABASE_URL: `postgres://postgres:${embedded.ownerPassword}@localhost:${owner.port}/postgres?host=${encodeURIComponent(owner.host)}`,
  DATA_DIR: folder,
  DEMO: 'on',
  DEMO_PASSWORD: password,
  LOG_LEVEL: 'fatal',
  PORT: '0',
};

const running = new Set();
const endAll = () =>
  Promise.all([...running].map((child) => child.kill('SIGTERM') && new Promise((done) => child.once('exit', done))));
// Whatever goes wrong, nothing of it runs on.
process.on('unhandledRejection', giveUp).on('uncaughtException', giveUp);
async function giveUp(problem) {
  console.error(problem);
  await endAll();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}

/** A server process of the build, ready; it works on requests like every other. */
async function startServer() {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const address = await new Promise((done, fail) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /ready: (http:\/\/[^/\s]+)/.exec(text);
      if (found) done(found[1]);
    });
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
  });
  return { child, address };
}

/** Takes orders and runs the vendor; the others are killed. */
const front = await startServer();
const database = new pg.Pool({ ...owner, max: 4 });
const rows = async (text, values = []) => (await database.query(text, values)).rows;

let cookie;
async function call(name, input) {
  const answer = await fetch(`${front.address}/DataModel/service.svc/rest/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: front.address, ...(cookie && { cookie }) },
    body: JSON.stringify(input),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${body.Message}`);
  cookie ??= answer.headers.get('set-cookie')?.split(';')[0];
  return body.data;
}

const user = await call('Authorization/Authenticate', { userName: 'admin', password });
const company = user.CompanyAccount.AccountId;
const [{ service_id: service, connector_id: connector, url }] = await rows(
  `select service_id, connector_id, url from portolan.service join portolan.connector using (connector_id)
   where product_name = 'Endpoint Shield'`,
);
await rows('update portolan.connector set most_a_minute = 6000 where connector_id = $1', [connector]);
await rows(
  `update portolan.account_value set "values" = "values" || '{"CreditLimit": 100000000}' where account_id = $1`,
  [company],
);
const terms = await database.connect();
await terms.query('set search_path = portolan');
await terms.query(
  `insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
   select terms_id, $1, $2, 'en' from current_terms($2) where not is_privacy_policy on conflict do nothing`,
  [company, user.UserAccountId],
);
terms.release();

const vendor = new URL(url);
const slug = vendor.pathname.slice(1);
async function control(settings) {
  const answer = await fetch(`${vendor.origin}/control`, {
    method: 'POST',
    headers: { authorization: `Bearer ${password}` },
    body: JSON.stringify({ vendor: slug, ...settings }),
  });
  if (!answer.ok) throw new Error(`The vendor does not take ${JSON.stringify(settings)}: ${await answer.text()}`);
}

const workers = await Promise.all([1, 2, 3, 4].map(startServer));
const until = Date.now() + minutes * 60_000;
let kills = 0;
/** One of the four every 5 s, whichever is up; the next does not wait until another has started in its place. */
async function kill() {
  const starting = [];
  const begun = Date.now();
  for (let turn = 1; Date.now() < until; turn += 1) {
    await wait(Math.max(0, begun + turn * 5000 - Date.now()));
    const up = workers.flatMap((worker, place) => (worker ? [place] : []));
    const place = up[Math.floor(Math.random() * up.length)];
    if (place === undefined) continue;
    const { child } = workers[place];
    workers[place] = undefined;
    const died = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    kills += 1;
    starting.push(
      died.then(startServer).then((server) => {
        workers[place] = server;
      }),
    );
  }
  await Promise.all(starting);
}
/** He fails, reports twice and early, is slow, and forgets to tell. */
async function annoy() {
  const tempers = ['moody', 'callback', 'slow', 'forgetful', 'prompt'];
  for (let turn = 0; Date.now() < until; turn += 1) {
    await control({ temper: tempers[turn % tempers.length], latency: 0.3, failures: turn % 2 === 0 ? 0.2 : 0.05 });
    await wait(10_000);
  }
}

const ordered = new Map();
const refusals = [];
async function order() {
  const orders = [];
  const begun = Date.now();
  for (let count = 0; Date.now() < until; count += 1) {
    await wait(Math.max(0, begun + (count * 60_000) / perMinute - Date.now()));
    const quantity = 1 + (count % 9);
    const lines = [{ serviceId: service, quantity, commitmentMonths: 1, billing: 'Monthly' }];
    orders.push(
      call('Account/PlaceOrder', { parentAccountId: knownIds.harbour, lines }).then(
        ({ AccountIds }) => ordered.set(AccountIds[0], quantity),
        (error) => refusals.push(String(error)),
      ),
    );
  }
  await Promise.all(orders);
}
await Promise.all([order(), kill(), annoy()]);

/** From here on the vendor is well, and nobody waits for the times of retries. */
await control({ temper: 'prompt', latency: 0.1, failures: 0 });
const mine = [...ordered.keys()];
const openOf = () =>
  rows(
    'select request_id, state, waiting_for from portolan.provisioning_request where account_id = any ($1) and not is_final',
    [mine],
  );
const settledBy = Date.now() + 180_000;
let open = await openOf();
while (open.length > 0 && Date.now() < settledBy) {
  await rows(
    `update portolan.connector set health = 'Up', failures_count = 0, paused_until_utc = null where connector_id = $1`,
    [connector],
  );
  await rows(
    `update portolan.provisioning_request set next_try_utc = now() where state = 'Waiting' and connector_id = $1 and next_try_utc > now()`,
    [connector],
  );
  await wait(2000);
  open = await openOf();
}

const [found] = await rows(
  `select count(*)::integer as accounts,
     count(*) filter (where s.state = 'Active')::integer as active,
     coalesce(sum((select count(*) from portolan.provisioning_request r where r.account_id = s.account_id and r.action = 'Create')), 0)::integer as requests,
     coalesce(sum((select count(*) from portolan.order_line l join portolan.customer_order o using (order_id)
       where l.account_id = s.account_id and o.state = 'Approved')), 0)::integer as orders,
     coalesce(sum((select count(*) from demo_vendor.subscription v where v.account_id = s.account_id)), 0)::integer as at_vendor,
     count(*) filter (where not exists (select from demo_vendor.subscription v where v.account_id = s.account_id
       and v.reference = s.vendor_reference and v.quantity = s.quantity and v.state = 'Active'))::integer as other_there
   from portolan.subscription s where s.account_id = any ($1)`,
  [mine],
);
const [sent] = await rows(
  `select count(*)::integer as messages, coalesce(sum(m.tries), 0)::integer as tries from demo_vendor.message m
   where (m.body #>> '{subscription,account_id}')::bigint = any ($1)`,
  [mine],
);
const [unseen] = await rows(
  `select count(*)::integer as count from portolan.order_line l join portolan.customer_order o using (order_id)
   where l.service_id = $1 and o.creator_account_id = $2 and not l.account_id = any ($3)`,
  [service, user.UserAccountId, mine],
);
await database.end();
await endAll();
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

const orders = mine.length;
const outcome = {
  orders,
  kills,
  refused: refusals.length,
  ...found,
  ...sent,
  open: open.length,
  unanswered: unseen.count,
};
console.info(JSON.stringify(outcome, undefined, 1));
if (refusals.length > 0) console.info([...new Set(refusals)].slice(0, 3).join('\n'));
const isWhole =
  orders > 0 &&
  [found.accounts, found.active, found.requests, found.orders, found.at_vendor, sent.messages].every(
    (count) => count === orders,
  );
process.exit(
  isWhole && found.other_there === 0 && open.length === 0 && refusals.length === 0 && unseen.count === 0 ? 0 : 1,
);
