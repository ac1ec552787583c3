/** The product's server on a database of its own, and people who call it. */
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import type { Operation } from '../../src/define/operation.ts';
import { buildApp } from '../../src/server/app.ts';
import { accessFrom } from '../../src/server/db/connect.ts';
import { type Database, openDatabase } from '../../src/server/db/database.ts';
import type { Service } from '../../src/server/http/service.ts';
import { Layouts } from '../../src/server/layouts.ts';
import { listenForChanges, Sessions } from '../../src/server/session.ts';
import { readSettings } from '../../src/server/settings.ts';
import { demoPassword, template } from './cluster.ts';

export const demoUsers = ['owner', 'reseller', 'admin', 'approver', 'user'] as const;
export type DemoUser = (typeof demoUsers)[number];

export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly message: string | undefined;
  readonly requestId: string | undefined;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

export interface Caller {
  /** A call by name, with whatever input, as a hostile or wrong client could make it. */
  post(name: string, input?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A call of the contract. @throws when it is refused. */
  call<Input, Data>(operation: Operation<string, Input, Data, 'read' | 'write'>, input: Input): Promise<Data>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly service: Service;
  readonly anyone: Caller;
  as(user: DemoUser): Promise<Caller>;
  close(): Promise<void>;
}

export const callPath = (name: string): string => `/DataModel/service.svc/rest/${name}`;

export async function startTestServer(): Promise<TestServer> {
  const owner = inject('owner');
  const name = `portolan_t${crypto.randomUUID().replaceAll('-', '')}`;
  await maintain(owner, `create database ${name} template ${template}`);
  const access = accessFrom({ ...owner, database: name });
  const database = await openDatabase(access, 4);
  const sessions = new Sessions(database.pool);
  const listener = listenForChanges(access.server, sessions);
  const settings = readSettings({ DEMO: 'on', LOG_LEVEL: 'silent' });
  const service: Service = {
    settings,
    database,
    sessions,
    layouts: await Layouts.load(database.owner),
    demoUsers: [...demoUsers],
  };
  const app = await buildApp(service);
  await app.ready();
  const known = new Map<DemoUser, Promise<Caller>>();
  return {
    app,
    database,
    service,
    anyone: caller(app, undefined),
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
    },
  };
}

export async function signIn(app: FastifyInstance, user: DemoUser): Promise<Caller> {
  const answer = await app.inject({
    method: 'POST',
    url: callPath('Authorization/Authenticate'),
    payload: { userName: user, password: demoPassword },
  });
  const cookie = answer.cookies[0];
  if (!cookie) throw new Error(`${user} cannot sign in: ${answer.statusCode} ${answer.body}`);
  return caller(app, `${cookie.name}=${cookie.value}`);
}

function caller(app: FastifyInstance, cookie: string | undefined): Caller {
  const post: Caller['post'] = async (name, input = {}, headers = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: callPath(name),
      payload: JSON.stringify(input),
      headers: { 'content-type': 'application/json', host: 'localhost', ...(cookie ? { cookie } : {}), ...headers },
    });
    const body = answer.body
      ? (JSON.parse(answer.body) as { data?: unknown; Message?: string; RequestId?: string })
      : {};
    return {
      status: answer.statusCode,
      data: body.data,
      message: body.Message,
      requestId: body.RequestId,
      headers: answer.headers,
    };
  };
  return {
    post,
    call: async (operation, input) => {
      const answer = await post(operation.operation, input);
      if (answer.status !== 200) throw new Error(`${operation.operation}: ${answer.status} ${answer.message}`);
      return answer.data as never;
    },
  };
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
