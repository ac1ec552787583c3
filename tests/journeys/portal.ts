/** The built product on a database of its own, and a real browser in front of it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import pg from 'pg';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { chromium as launch } from '../../generators/chromium.ts';
import { demoPassword, template } from '../database/cluster.ts';

const root = resolve(import.meta.dirname, '../..');
const { executablePath: executable } = launch;

export interface Portal {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh visitor: no cookie, nothing stored. */
  visitor(options?: Parameters<Browser['newContext']>[0]): Promise<Visitor>;
  /** Changes the database behind the product's back, as only time does. */
  pass(statement: string): Promise<void>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about; a journey ends with none. */
  readonly faults: string[];
  /** Opens an address of the portal, such as `/accounts`. */
  open(path: string): Promise<void>;
  signIn(user: string, password?: string): Promise<void>;
  /** Violations of WCAG 2.2 AA on the page as it stands. */
  violations(): Promise<string[]>;
}

/** @param environment settings besides the usual ones. */
export async function openPortal(environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
  if (!existsSync(executable))
    throw new Error(`The journeys need Chromium; ${executable} is not there. Set CHROMIUM or install it.`);
  const owner = inject('owner');
  const name = `portolan_t${crypto.randomUUID().replaceAll('-', '')}`;
  await maintain(owner, `create database ${name} template ${template}`);
  const url = `postgres://${owner.user}:${encodeURIComponent(owner.password)}@localhost:${owner.port}/${name}?host=${encodeURIComponent(owner.host)}`;
  const child = spawn(process.execPath, [resolve(root, 'dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: url,
      DEMO: 'on',
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((done, fail) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      const found = /ready: (http:\/\/[^/\s]+)/.exec(text)?.[1];
      if (found) done(found);
    });
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
  });
  const browser = await chromium.launch(launch);
  return {
    address,
    browser,
    visitor: (options) => visit(browser, address, options),
    pass: (statement) => maintain({ ...owner, database: name }, statement),
    close: async () => {
      await browser.close();
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await maintain(owner, `drop database ${name} with (force)`);
    },
  };
}

async function visit(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused sign-in is a failed request by design.
    if (message.type() === 'error' && !/status of 40[13]/.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  return {
    page,
    context,
    faults,
    open: async (path) => {
      await page.goto(`${address}/v/#${path}`);
    },
    signIn: async (user, password = demoPassword) => {
      await page.getByLabel('Username').fill(user);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('banner').waitFor();
    },
    violations: async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
  };
}

/** No sideways scroll at the viewport's width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

async function maintain(owner: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
