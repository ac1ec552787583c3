/** kill -9 of the server during writes: after each restart every acknowledged write is there. `node tests/durability/kill.mjs [rounds]` */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const rounds = Number(process.argv[2] ?? 20);
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'portolan-kill-'));
const password = 'Durability-Test-7!';
const environment = {
  ...process.env,
  PORT: '0',
  DATA_DIR: folder,
  DEMO: 'on',
  DEMO_PASSWORD: password,
  LOG_LEVEL: 'error',
};

/** Starts the built server; resolves with its address once it is ready. */
function start() {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise((done, fail) => {
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

async function call(address, cookie, name, input) {
  const answer = await fetch(`${address}/DataModel/service.svc/rest/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(input),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${body.Message}`);
  return { data: body.data, cookie: answer.headers.get('set-cookie')?.split(';')[0] };
}

const cityOf = (account) => account.Views.General.Values.City;
let acknowledged;
let writes = 0;
let lost = 0;
let half = 0;
const restarts = [];

for (let round = 0; round <= rounds; round += 1) {
  const began = Date.now();
  const { child, address: starting } = start();
  const address = await starting;
  if (round > 0) restarts.push(Date.now() - began);
  const { data: user, cookie } = await call(address, undefined, 'Authorization/Authenticate', {
    userName: 'admin',
    password,
  });
  const accountId = user.CompanyAccount.AccountId;
  const { data: account } = await call(address, cookie, 'Account/LoadAccountById', { accountId });
  // The write that was under way when the server died may be there or not; an older value may not.
  if (acknowledged !== undefined) {
    const found = Number(cityOf(account).slice(5));
    if (found < acknowledged) lost += 1;
    const { data: log } = await call(address, cookie, 'Account/GetAuditLog', {
      accountId,
      mode: 'audit',
      limit: 1,
      options: { filter: `City ${found}` },
    });
    if (log.TotalCount === 0) half += 1;
  }
  if (round === rounds) {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
    break;
  }
  const died = new Promise((done) => child.once('exit', done));
  setTimeout(() => child.kill('SIGKILL'), 150 + Math.random() * 600);
  try {
    for (;;) {
      const next = writes + 1;
      await call(address, cookie, 'Account/SaveAccount', { accountId, values: { City: `City ${next}` } });
      writes = next;
      acknowledged = next;
    }
  } catch {
    await died;
  }
  // The number of the cut-off write is not used again, so that values only grow.
  writes += 1;
}
rmSync(folder, { recursive: true, force: true });
const slowest = Math.max(...restarts);
console.info(
  `${rounds} kills, ${acknowledged} writes acknowledged, ${lost} lost, ${half} without their audit entry, slowest restart ${slowest} ms`,
);
process.exit(lost || half ? 1 : 0);
