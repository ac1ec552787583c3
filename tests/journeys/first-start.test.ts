/** The first start of a new installation, outside of the demo world: one link for one administrator, and no password that anybody could guess. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium as launch } from '../../generators/testing/chromium.ts';
import { temporaryFolder } from '../../src/server/db/embedded/testing/temporary-folder.ts';
import { Watch } from '../security/watch.ts';

const main = resolve(import.meta.dirname, '../../dist/server/main.js');
const folder = temporaryFolder();
const password = 'Harbour-Gate-2031-Blue';
const watch = new Watch();
watch.keep('password', password);

interface Started {
  readonly address: string;
  /** Everything that was written to the terminal so far. */
  readonly said: () => string;
  stop(): Promise<void>;
}

/** As an operator starts it: nothing configured but where its data lives. */
async function start(): Promise<Started> {
  const { DATABASE_URL: _, DEMO_PASSWORD: __, ...environment } = process.env;
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...environment, PORT: '0', DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const address = await new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer) => {
      text += chunk;
      watch.hear(chunk);
      const found = /ready: (http:\/\/[^/\s]+)/.exec(text)?.[1];
      // What is announced comes in one piece.
      if (found) done(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
  });
  return {
    address,
    said: () => text,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const linkIn = (text: string): string | undefined => /#(\/reset-password\/administrator\/[\w-]{43})/.exec(text)?.[1];

let browser: Browser;
let server: Started | undefined;
beforeAll(async () => {
  browser = await chromium.launch(launch);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function openPage({ address }: Started, link: string | undefined): Promise<Page> {
  const context = await browser.newContext();
  await watch.follow(context, address);
  const page = await context.newPage();
  await page.goto(`${address}/v/#${link}`);
  return page;
}

const signIn = async ({ address }: Started, secret: string): Promise<number> => {
  const answer = await fetch(`${address}/DataModel/service.svc/rest/Authorization/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'administrator', password: secret }),
  });
  return answer.status;
};

describe('the first start', () => {
  let first: string | undefined;

  it('prints one link and no password, and nobody gets in without it', async () => {
    server = await start();
    first = linkIn(server.said());
    expect(server.said().match(/reset-password/g)).toHaveLength(1);
    // With the port that the system chose.
    expect(server.said()).toContain(`  ${server.address}/v/#${first}`);
    expect(server.said()).not.toMatch(/Password:|Demo sign-ins/);
    const guesses = ['administrator', 'admin', 'password', 'Administrator1!', 'Demo-Password-1234'];
    for (const guess of guesses) expect([guess, await signIn(server, guess)]).toEqual([guess, 401]);
    const page = await fetch(`${server.address}/v/`).then((answer) => answer.text());
    expect(page).not.toContain(first?.split('/').at(-1));
  });

  it('prints another link after a restart as long as nobody has used one, and the former is over', async () => {
    await server?.stop();
    server = await start();
    const second = linkIn(server.said());
    expect(second).not.toBe(first);
    const page = await openPage(server, first);
    await page.getByText('This link is no longer valid. Ask for a new one.').waitFor();
    first = second;
    await page.context().close();
  });

  it('lets the administrator choose a password once, who then has every right and an outbox', async () => {
    if (!server) throw new Error('the server does not run');
    const page = await openPage(server, first);
    await page.getByLabel(/^New password/).fill(password);
    await page.getByLabel('Repeat the password').fill(password);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Username').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Outbox' }).waitFor();
    // Without a brand there are no services of others: nothing of them is offered.
    expect(await page.getByRole('menuitem', { name: 'Privacy choices' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Chat' }).count()).toBe(0);
    await page.goto(`${server.address}/v/#${first}`);
    await page.getByText('This link is no longer valid. Ask for a new one.').waitFor();
    await page.context().close();
  });

  it('prints no link any more once somebody has a password, and no secret was seen anywhere', async () => {
    const before = server?.said() ?? '';
    expect(before.split(first?.split('/').at(-1) ?? 'none').length - 1).toBe(1);
    expect(before).not.toContain(password);
    await server?.stop();
    server = await start();
    expect(server.said()).not.toContain('reset-password');
    expect(await signIn(server, password)).toBe(200);
    const { leaks, traces } = await watch.findings();
    expect(leaks).toEqual([]);
    expect(traces).toBeGreaterThan(20);
  });
});
