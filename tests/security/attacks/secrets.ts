/** A person signs in in every way, in a real browser, while everything that leaves a trace is written down and searched for secrets. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromium as launch } from '../../../generators/testing/chromium.ts';
import { leakLines, Watch } from '../watch.ts';
import { type Count, exactly, type Target } from './target.ts';

const mistyped = 'Mistyped-Password-9!';
const changed = 'Changed-Password-9!';

export async function secrets(target: Target): Promise<Count[]> {
  const watch = new Watch();
  const server = await talkativeServer(target, watch);
  const browser = await chromium.launch(launch);
  try {
    const context = await browser.newContext();
    await watch.follow(context, server.address);
    await visit(await context.newPage(), server.address, target.password);
    const { leaks, traces, summary } = await watch.findings();
    if (leaks.length) console.error(leakLines(leaks));
    return [
      exactly(`${summary}: found`, leaks.length, 0),
      { name: 'traces that were searched', found: traces, least: 100, most: 1_000_000 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Wrong password, right password, second factor, changed password, single sign-on, sign-out. */
async function visit(page: Page, address: string, password: string) {
  await page.goto(`${address}/v/#/login`);
  const signIn = async (word: string) => {
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(word);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn(mistyped);
  await page.getByText('does not match an account').waitFor();
  await signIn(password);
  await page.getByRole('banner').waitFor();
  const call = (name: string, input: object) =>
    page.evaluate(
      async ([operation, body]) => {
        const answer = await fetch(`/DataModel/service.svc/rest/${operation}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return ((await answer.json()) as { data: unknown }).data;
      },
      [name, input] as const,
    );
  await call('Account/SetupTwoFactorMethod', { methodType: 'AuthenticatorApp', name: 'Searched' });
  await call('SelfCare/ChangeMyPassword', { currentPassword: password, newPassword: changed });
  for (const place of ['/accounts', '/dashboard']) {
    await page.goto(`${address}/v/#${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goto(`${address}/v/?again#/login`);
  await page.getByRole('button', { name: 'Demo ID' }).click();
  await page.getByRole('heading', { name: 'Demo ID' }).waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(changed);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Link your sign-on' }).waitFor();
  await page.goto(`${address}/v/#/accounts`);
  await page.getByRole('button', { name: /Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
}

/** A server that logs everything there is to log. */
async function talkativeServer({ environment }: Target, watch: Watch) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../dist/server/main.js')], {
    env: { ...process.env, ...environment, LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      watch.hear(chunk);
      const ready = /ready: (http:\/\/[^/\s]+)/.exec(said)?.[1];
      if (ready) done(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
  });
  return {
    address: await address,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
