/** A running server from settings: opens the database, loads the demo world when asked for, listens. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { accessFrom, addressParameters, type DatabaseAccess } from './db/connect.ts';
import { openDatabase } from './db/database.ts';
import { startEmbedded } from './db/embedded/start.ts';
import { loadReferenceData } from './db/reference/load.ts';
import { type DemoWorld, ensureDemoWorld } from './db/seed/demo-world.ts';
import type { Service } from './http/service.ts';
import { Layouts } from './layouts.ts';
import { listenForChanges, Sessions } from './session.ts';
import type { Settings } from './settings.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly address: string;
  /** What the operator reads on the terminal: the address and, in the demo world, the sign-ins. */
  readonly announcement: readonly string[];
  stop(): Promise<void>;
}

interface StartOptions {
  readonly portal?: string | undefined;
  readonly note?: (text: string) => void;
}

export async function startService(settings: Settings, options: StartOptions = {}): Promise<Running> {
  const { access, close: closeServer } = await reachDatabase(settings, options.note ?? console.info);
  try {
    const database = await openDatabase(access);
    await loadReferenceData(database.owner);
    const demo = settings.demo ? await ensureDemoWorld(database.owner, settings) : undefined;
    const sessions = new Sessions(database.pool);
    const listener = listenForChanges(access.server, sessions);
    const service: Service = {
      settings,
      database,
      sessions,
      layouts: await Layouts.load(database.owner),
      demoUsers: demo?.users ?? [],
      logger: { level: settings.logLevel },
    };
    const app = await buildApp(service, options.portal === undefined ? {} : { portal: options.portal });
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      app,
      address,
      announcement: announce(address, demo),
      stop: async () => {
        await app.close();
        await listener.stop();
        await database.close();
        await closeServer();
      },
    };
  } catch (error) {
    await closeServer();
    throw error;
  }
}

async function reachDatabase(
  settings: Settings,
  note: (text: string) => void,
): Promise<{ access: DatabaseAccess; close: () => Promise<void> }> {
  if (settings.databaseUrl !== undefined) {
    const server = settings.databaseServerUrl === undefined ? undefined : addressParameters(settings.databaseServerUrl);
    return { access: accessFrom(addressParameters(settings.databaseUrl), server), close: async () => {} };
  }
  const embedded = await startEmbedded({ folder: join(settings.dataDir, 'postgresql'), onNote: note });
  return {
    access: accessFrom(embedded.connection('postgres', 'postgres', embedded.ownerPassword)),
    close: () => embedded.stop(),
  };
}

const announce = (address: string, demo: DemoWorld | undefined): string[] => [
  '',
  `  Portolan is ready: ${address}/v/`,
  ...(demo?.users.length ? ['', `  Demo sign-ins: ${demo.users.join(', ')}`, `  Password:      ${demo.password}`] : []),
  '',
];
