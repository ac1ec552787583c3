/** The product's server on a database of its own, and people who call it. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import GetCurrentUser from '../../manifests/operations/Authorization/GetCurrentUser.ts';
import type { Operation } from '../../src/define/contract/operation.ts';
import { isNamed } from '../../src/rules/errors/catalogue.ts';
import { buildApp } from '../../src/server/app.ts';
import { Failure } from '../../src/server/calls/failure.ts';
import { accessFrom, type DatabaseAccess } from '../../src/server/db/connect.ts';
import { type Database, openDatabase } from '../../src/server/db/database.ts';
import { listenTo } from '../../src/server/db/listen.ts';
import { demoBranding } from '../../src/server/demo/world/branding.ts';
import { logAt } from '../../src/server/http/call-log.ts';
import { handlers } from '../../src/server/http/calls.ts';
import { type CurrentUserData, Sessions, sessionChannels } from '../../src/server/identity/session.ts';
import { type ProviderEntry, Providers } from '../../src/server/identity/sign-on/providers.ts';
import { Layouts } from '../../src/server/layouts/view-layouts.ts';
import { Broadcasts } from '../../src/server/messages/broadcasts.ts';
import { MaintenancePlans } from '../../src/server/messages/maintenance-plans.ts';
import { Worker } from '../../src/server/queue/worker.ts';
import { Secrets } from '../../src/server/secrets.ts';
import type { Service } from '../../src/server/service.ts';
import { readSettings } from '../../src/server/settings.ts';
import { cloned, demoPassword } from './cluster.ts';

export const demoUsers = ['owner', 'reseller', 'admin', 'approver', 'user'] as const;
export type DemoUser = (typeof demoUsers)[number] | 'vendor';

export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly message: string | undefined;
  /** What is wrong at each field, where the server says so. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly requestId: string | undefined;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

export interface Caller {
  /** A call by name, with whatever input, as a hostile or wrong client could make it. */
  post(name: string, input?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A call of the contract. @throws when it is refused. */
  call<Input, Data>(operation: Operation<string, Input, Data, 'read' | 'write'>, input: Input): Promise<Data>;
  /** Who is signed in, as the portal learns it. @throws when nobody is. */
  me(): Promise<CurrentUserData>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly service: Service;
  /** How other processes and listeners reach this database. */
  readonly access: { readonly owner: pg.PoolConfig; readonly server: pg.PoolConfig };
  readonly anyone: Caller;
  as(user: DemoUser): Promise<Caller>;
  /** Works on the jobs that are due until there are none. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export const callPath = (name: string): string => `/DataModel/service.svc/rest/${name}`;

/** What a browser says with a call of our own page. */
export const fromPage = { 'content-type': 'application/json', host: 'localhost', 'sec-fetch-site': 'same-origin' };

/** @param reach another way to the database than the straight one. @param log is told each line that the program writes, at the finest level. */
export async function startTestServer(
  signOn: readonly ProviderEntry[] = [],
  reach: (access: DatabaseAccess) => DatabaseAccess = (access) => access,
  log?: (line: string) => void,
): Promise<TestServer> {
  const owner = inject('owner');
  const name = `portolan_t${crypto.randomUUID().replaceAll('-', '')}`;
  await maintain(owner, cloned(name));
  const reached = reach(accessFrom({ ...owner, database: name }));
  const database = await openDatabase(reached, 4);
  const access = { owner: reached.owner, server: database.server };
  const sessions = new Sessions(database.pool);
  const layouts = await Layouts.load(database.owner);
  const listener = listenTo(database.server, { ...sessionChannels(sessions), ...layouts.channels() });
  const settings = readSettings({ DEMO: 'on', LOG_LEVEL: 'silent' });
  const service: Service = {
    settings,
    database,
    sessions,
    maintenance: new MaintenancePlans(database.pool),
    broadcasts: new Broadcasts(database.pool),
    layouts,
    secrets: new Secrets(Buffer.alloc(32, 7)),
    signOn: new Providers(signOn),
    branding: demoBranding,
    brand: { title: 'Nordlicht Cloud', color: '#1867c0', publicUrl: 'https://portal.nordlicht.example' },
    demoUsers: [...demoUsers],
    ...(log && { logger: { ...logAt('trace'), stream: { write: log } } }),
  };
  const app = await buildApp(service);
  const unnamed = new Set<string>();
  app.addHook('onError', (request, _reply, error, done) => {
    const operation = request.performed ?? request.routeOptions.config.operation;
    if (operation && error instanceof Failure && !isNamed(operation, error.code))
      unnamed.add(`${operation.operation} answered ${error.code}, which it does not name`);
    done();
  });
  await app.ready();
  const onProblem = (problem: unknown) =>
    log ? app.log.error({ err: problem }, 'job or round failed') : console.error(problem);
  const known = new Map<DemoUser, Promise<Caller>>();
  return {
    app,
    database,
    service,
    access,
    anyone: caller(app, undefined),
    work: () => new Worker({ service, handlers, onProblem }).drain(),
    as: (user) => {
      const found = known.get(user) ?? signIn(app, user);
      known.set(user, found);
      return found;
    },
    close: async () => {
      await app.close();
      await listener.stop();
      await database.close();
      await maintain(owner, `drop database ${name} with (force)`);
      if (unnamed.size > 0) throw new Error([...unnamed].join('\n'));
    },
  };
}

export const signIn = async (app: FastifyInstance, user: DemoUser): Promise<Caller> =>
  caller(app, await signInCookie(app, user));

/** The cookie of a new session, for what is no call. */
export async function signInCookie(app: FastifyInstance, user: DemoUser): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: callPath('Authorization/Authenticate'),
    payload: { userName: user, password: demoPassword },
  });
  const cookie = answer.cookies[0];
  if (!cookie) throw new Error(`${user} cannot sign in: ${answer.statusCode} ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}

/** What a reply says, read once for every caller. */
export function answerOf({ statusCode, body: text, headers }: LightMyRequestResponse): Answer {
  const body = (text ? JSON.parse(text) : {}) as {
    data?: unknown;
    Message?: string;
    Fields?: Record<string, string>;
    RequestId?: string;
  };
  return {
    status: statusCode,
    data: body.data,
    message: body.Message,
    fields: body.Fields,
    requestId: body.RequestId,
    headers,
  };
}

function caller(app: FastifyInstance, cookie: string | undefined): Caller {
  const post: Caller['post'] = async (name, input = {}, headers = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: callPath(name),
      payload: JSON.stringify(input),
      headers: { ...fromPage, ...(cookie ? { cookie } : {}), ...headers },
    });
    return answerOf(answer);
  };
  const call: Caller['call'] = async (operation, input) => {
    const answer = await post(operation.operation, input);
    if (answer.status !== 200) throw new Error(`${operation.operation}: ${answer.status} ${answer.message}`);
    return answer.data as never;
  };
  return { post, call, me: () => call(GetCurrentUser, {}) };
}

/** A company of the demo world that has ended. */
export const endedCompany = ({ database }: TestServer) =>
  database.owner
    .selectFrom('account')
    .select(['account_id', 'parent_account_id'])
    .where('account_state', '=', 'Terminated')
    .where('account_type', '=', 'Company')
    .executeTakeFirstOrThrow();

async function maintain(owner: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
