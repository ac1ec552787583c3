/** The built product on a database of its own, and a real browser in front of it. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { cloned, demoPassword } from '../../database/cluster.ts';
import type { Secret } from '../../security/leaks.ts';
import { leakLines, Watch } from '../../security/watch.ts';
import { Contexts } from './contexts.ts';
import { sharedBrowser } from './shared-browser.ts';
import { type Visitor, type VisitorOptions, visit } from './visitor.ts';

export type { Visitor } from './visitor.ts';

/** As an operator would make one. */
export const newSecretKey = (): string => randomBytes(36).toString('base64');

const root = resolve(import.meta.dirname, '../../..');

export interface Portal {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh visitor: nothing stored, and no cookie unless somebody is named as whom he comes. */
  visitor(options?: VisitorOptions): Promise<Visitor>;
  /** Changes the database behind the product's back, as only time does; or looks into it. */
  pass(statement: string): Promise<readonly Record<string, unknown>[]>;
  /** One more text that must not be seen anywhere; what goes through the browser is known without it. */
  keepSecret(what: Secret['what'], text: string): void;
  /** @throws when a secret was seen where it must not be, by browsers or in what the server wrote. */
  close(): Promise<void>;
}

/** @param environment settings besides the usual ones. */
export async function openPortal(environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const browser = await sharedBrowser();
  const owner = inject('owner');
  const name = `portolan_t${crypto.randomUUID().replaceAll('-', '')}`;
  await maintain(owner, cloned(name));
  const url = `postgres://${owner.user}:${encodeURIComponent(owner.password)}@localhost:${owner.port}/${name}?host=${encodeURIComponent(owner.host)}`;
  const watch = new Watch();
  const secretKey = environment['SECRET_KEY'] ?? newSecretKey();
  watch.keep('password', demoPassword);
  watch.keep('key of the installation', secretKey);
  watch.keep('password of the database', owner.password);
  const child = spawn(process.execPath, [resolve(root, 'dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: url,
      DEMO: 'on',
      DEMO_PASSWORD: demoPassword,
      // Everything there is to log is searched.
      LOG_LEVEL: 'trace',
      SECRET_KEY: secretKey,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => {
    watch.hear(chunk);
    process.stderr.write(chunk);
  });
  child.stdout.on('data', (chunk: Buffer) => watch.hear(chunk));
  const address = await new Promise<string>((done, fail) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      const found = /ready: (http:\/\/[^/\s]+)/.exec(text)?.[1];
      if (found) done(found);
    });
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
  });
  const contexts = new Contexts(browser, address, watch);
  return {
    address,
    browser,
    visitor: (options) => visit(contexts, address, watch, options),
    keepSecret: (what, text) => watch.keep(what, text),
    pass: (statement) => maintain({ ...owner, database: name }, statement),
    close: async () => {
      const { leaks, summary } = await watch.findings();
      await watch.closeAll();
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await maintain(owner, `drop database ${name} with (force)`);
      console.info(`${summary}: ${leaks.length} found`);
      if (leaks.length) throw new Error(`Secrets were seen:\n${leakLines(leaks)}`);
    },
  };
}

/** No sideways scroll at the viewport's width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

async function maintain(owner: pg.ClientConfig, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
