/** A person signs in in every way, in a real browser, while everything that leaves a trace is written down and searched for secrets. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromium as launch } from '../../../generators/chromium.ts';
import { type Count, exactly, type Target } from './target.ts';

/** A text found in a place where it must not be. */
interface Trace {
  readonly place: 'reply' | 'address' | 'storage' | 'log';
  readonly from: string;
  readonly text: string;
}

interface Secret {
  readonly what: string;
  readonly text: string;
  /** The one reply or address that is made to hold it. */
  readonly but?: RegExp;
}

const mistyped = 'Mistyped-Password-9!';
const changed = 'Changed-Password-9!';

export async function secrets(target: Target): Promise<Count[]> {
  const traces: Trace[] = [];
  const server = await talkativeServer(target, traces);
  const browser = await chromium.launch(launch);
  const found: Secret[] = [
    { what: 'password', text: target.password },
    { what: 'mistyped password', text: mistyped },
    { what: 'changed password', text: changed },
  ];
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const reading: Promise<unknown>[] = [];
    page.on('request', (request) => traces.push({ place: 'address', from: 'request', text: request.url() }));
    page.on('framenavigated', (frame) => traces.push({ place: 'address', from: 'page', text: frame.url() }));
    page.on('response', (response) => {
      if (!response.url().startsWith(server.address)) return;
      const keep = (text: string) => traces.push({ place: 'reply', from: response.url(), text });
      reading.push(response.text().then(keep, () => {}));
    });
    const look = async () => {
      for (const { name, value } of await context.cookies(server.address))
        if (!found.some(({ text }) => text === value)) found.push({ what: `cookie ${name}`, text: value });
      const text = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      traces.push({ place: 'storage', from: page.url(), text });
    };
    await visit(page, server.address, target.password, look, found);
    await Promise.all(reading);
  } finally {
    await browser.close();
    await server.stop();
  }
  const leaks = traces.flatMap((trace) =>
    found
      .filter(({ text, but }) => trace.text.includes(text) && !but?.test(trace.from))
      .map(({ what }) => ({ what, trace })),
  );
  for (const { what, trace } of leaks) console.error(`  ${what} in ${trace.place} ${trace.from}`);
  const searched = (place: Trace['place']) => traces.filter((trace) => trace.place === place).length;
  return [
    exactly(
      `${found.length} secrets searched in ${searched('reply')} replies, ${searched('log')} log lines, ${searched('address')} addresses, ${searched('storage')} looks at storage: found`,
      leaks.length,
      0,
    ),
    { name: 'traces that were searched', found: traces.length, least: 100, most: 1_000_000 },
  ];
}

/** Wrong password, right password, second factor, recovery codes, changed password, single sign-on, sign-out. */
async function visit(page: Page, address: string, password: string, look: () => Promise<void>, found: Secret[]) {
  await page.goto(`${address}/v/#/login`);
  const signIn = async (word: string) => {
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(word);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn(mistyped);
  await page.getByText('does not match an account').waitFor();
  await look();
  await signIn(password);
  await page.getByRole('banner').waitFor();
  await look();
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
  const app = (await call('Account/SetupTwoFactorMethod', { methodType: 'AuthenticatorApp', name: 'Searched' })) as {
    authenticationMethodId: number;
    Secret: string;
  };
  found.push({ what: 'secret of an app', text: app.Secret, but: /SetupTwoFactorMethod$/ });
  await call('SelfCare/ChangeMyPassword', { currentPassword: password, newPassword: changed });
  await look();
  for (const place of ['/accounts', '/dashboard']) {
    await page.goto(`${address}/v/#${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look();
  }
  await page.goto(`${address}/v/?again#/login`);
  await page.getByRole('button', { name: 'Demo sign-on' }).click();
  await page.getByRole('heading', { name: 'Demo sign-on' }).waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(changed);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Link your sign-on' }).waitFor();
  await look();
  // The provider's code is worth nothing without its verifier, and yet no log keeps it.
  found.push(...codesIn(await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))));
  await page.goto(`${address}/v/#/accounts`);
  await page.getByRole('button', { name: /Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await look();
}

const codesIn = (addresses: readonly string[]): Secret[] =>
  addresses.flatMap((address) => {
    const code = new URL(address).searchParams.get('code');
    return code
      ? [{ what: 'code of a provider', text: code, but: /^(request|page|https?:.*(\/v\/|AuthenticateOpenId).*)$/ }]
      : [];
  });

/** A server that logs everything there is to log. */
async function talkativeServer({ environment }: Target, traces: Trace[]) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../dist/server/main.js')], {
    env: { ...process.env, ...environment, LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const lines = said.split('\n');
      said = lines.pop() ?? '';
      for (const line of lines) {
        // The password of the demo world is announced on purpose.
        if (!/^ {2}Password:/.test(line)) traces.push({ place: 'log', from: 'log', text: line });
        const ready = /ready: (http:\/\/[^/\s]+)/.exec(line)?.[1];
        if (ready) done(ready);
      }
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
