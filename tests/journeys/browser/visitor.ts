/** Somebody in front of the built product: a context of the browser, followed by the watch for secrets. */
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { demoPassword } from '../../database/cluster.ts';
import { callPath, type Watch } from '../../security/watch.ts';
import { violations } from './access.ts';
import type { ContextOptions, Contexts } from './contexts.ts';
import { openPage } from './page.ts';

export interface Visitor {
  readonly page: Page;
  /** Whoever asks for it may change it, so nobody gets it after him. */
  readonly context: BrowserContext;
  /** What the page complained about; a journey ends with none. */
  readonly faults: string[];
  /** Opens an address of the portal, such as `/accounts`. */
  open(path: string): Promise<void>;
  signIn(user: string, password?: string): Promise<void>;
  /** The page has said to the server whose socket it is, and is told what changes from then on. */
  readonly listening: Promise<void>;
  /** Violations of WCAG 2.2 AA on the page as it stands. */
  violations(): Promise<string[]>;
}

export interface VisitorOptions extends ContextOptions {
  /** A demo user who is signed in already: only journeys that are about it sign in by hand. */
  readonly as?: string;
}

/** Who comes within a test leaves with it: a page that stays goes on working, and takes its time from the others. */
export async function visit(
  contexts: Contexts,
  address: string,
  watch: Watch,
  { as, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const { context, leave, keep } = await contexts.take(options);
  if (getCurrentTest()) onTestFinished(leave);
  if (as !== undefined) await enter(context, address, as, watch);
  // A refused sign-in is a failed request by design.
  const { page, faults } = await openPage(context, /status of 40[13]/);
  const listening = new Promise<void>((done) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => String(payload).includes('"auth"') && done());
    });
  });
  let isExpected = as !== undefined;
  return {
    page,
    get context() {
      keep();
      return context;
    },
    faults,
    listening,
    open: async (path) => {
      await page.goto(`${address}/v/#${path}`);
      // The first time the portal itself has to come; a plain screen has a heading alone, and the page before it one of its own.
      if (isExpected) await page.getByRole('banner').or(page.locator('h1:not([data-text])')).first().waitFor();
      isExpected = false;
    },
    signIn: async (user, password = demoPassword) => {
      await page.getByLabel('Username').fill(user);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('banner').waitFor();
    },
    violations: () => violations(page),
  };
}

/** A session of his own for each visitor: what ends one leaves the others alone. */
async function enter(context: BrowserContext, address: string, userName: string, watch: Watch): Promise<void> {
  const answer = await context.request.post(`${address}${callPath}Authorization/Authenticate`, {
    data: { userName, password: demoPassword },
    headers: { origin: address },
  });
  if (!answer.ok()) throw new Error(`${userName} cannot sign in: ${answer.status()} ${await answer.text()}`);
  for (const { value } of await context.cookies()) watch.keep('cookie', value);
}
