/** A running server from settings: opens the database, loads the demo world when asked for, listens. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startHeartbeat } from './administration/heartbeat.ts';
import { buildApp, channelsOf } from './app.ts';
import { untranslated } from './calls/texts.ts';
import { accessFrom, addressParameters, type DatabaseAccess } from './db/connect.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startEmbedded } from './db/embedded/start.ts';
import { listenTo } from './db/listen.ts';
import { ensureFirstAdministrator } from './demo/first-administrator.ts';
import { startDemoSignOn } from './demo/provider/demo-sign-on.ts';
import type { DemoRates } from './demo/rates.ts';
import { openDemoVendor } from './demo/vendor/demo-vendor.ts';
import type { DemoWorld } from './demo/world/demo-world.ts';
import { withPort } from './free-port.ts';
import { mailBrand, readBranding } from './http/branding.ts';
import { logAt } from './http/call-log.ts';
import { handlers } from './http/calls.ts';
import { Sessions } from './identity/session.ts';
import { Providers } from './identity/sign-on/providers.ts';
import { loadReferenceData } from './layouts/reference/load.ts';
import { Layouts } from './layouts/view-layouts.ts';
import { Broadcasts } from './messages/broadcasts.ts';
import { MaintenancePlans } from './messages/maintenance-plans.ts';
import { startWorker } from './queue/start-worker.ts';
import { checkSecretKey, openSecrets } from './secrets.ts';
import type { Service } from './service.ts';
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
  /** Ends the start where it stands, and the database with it. */
  readonly until?: AbortSignal;
}

export async function startService(given: Settings, options: StartOptions = {}): Promise<Running> {
  const { settings, free: freePort } = await withPort(given);
  const { access, close: closeServer } = await reachDatabase(settings, options.note ?? console.info);
  try {
    options.until?.throwIfAborted();
    const database = await openDatabase(access);
    options.until?.throwIfAborted();
    await loadReferenceData(database.owner);
    const demo = settings.demo ? await openDemoWorld(database, settings) : undefined;
    options.until?.throwIfAborted();
    const demoRates = settings.demo && settings.exchangeRates === undefined ? await openDemoRates() : undefined;
    const secrets = await openSecrets(settings);
    await checkSecretKey(database.owner, secrets);
    const branding = await readBranding(settings);
    const brand = mailBrand(branding, settings.publicUrl);
    const firstLink = settings.demo ? undefined : await ensureFirstAdministrator(database.owner, brand);
    const sessions = new Sessions(database.pool);
    const demoVendor = await openDemoVendor(database, settings);
    const connectorOrigins = [...settings.connectorOrigins, ...(demoVendor ? [demoVendor.origin] : [])];
    const service: Service = {
      settings: { ...settings, connectorOrigins, ...(demoRates && { exchangeRates: demoRates.url }) },
      database,
      sessions,
      maintenance: new MaintenancePlans(database.pool),
      broadcasts: new Broadcasts(database.pool),
      layouts: await Layouts.load(database.owner),
      secrets,
      signOn: await Providers.open(settings.ssoFile),
      branding,
      brand,
      demoUsers: demo?.users ?? [],
      logger: logAt(settings.logLevel),
    };
    const app = await buildApp(service, options.portal === undefined ? {} : { portal: options.portal });
    await service.maintenance.load();
    await service.broadcasts.load();
    const listener = listenTo(database.server, channelsOf(app, service), (problem) =>
      app.log.warn({ err: problem }, 'notice of the database'),
    );
    // Before the first jobs, which ask vendors what they keep.
    const onProblem = (problem: unknown) => app.log.warn({ err: problem }, 'demo vendor');
    await demoVendor?.begin({ secrets, token: demo?.password ?? '', onProblem });
    const worker = startWorker(service, handlers, database.server, (problem) =>
      app.log.error({ err: problem }, 'job or round failed'),
    );
    const heartbeat = startHeartbeat({
      pool: database.pool,
      dataDir: settings.dataDir,
      counts: () => ({ sockets: app.sockets.size, hub: app.realtime.hub.size }),
      onProblem: (problem) => app.log.warn({ err: problem }, 'sign of life of the server'),
    });
    for (const each of untranslated()) app.log.warn(each, 'texts without a translation are shown in English');
    if (demo?.isOlder) app.log.warn(`${olderWorld} ${howToRenew(settings)}`);
    const demoSignOn = await startDemoSignOn(service);
    await freePort();
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      app,
      address,
      announcement: announce(address, demo, firstLink, howToRenew(settings)),
      stop: async () => {
        await app.close();
        await demoSignOn?.stop();
        await demoVendor?.stop();
        await demoRates?.stop();
        await worker.stop();
        await heartbeat.stop();
        await listener.stop();
        await database.close();
        await closeServer();
      },
    };
  } catch (error) {
    await freePort();
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
    const { secretKey } = settings;
    return {
      access: accessFrom(addressParameters(settings.databaseUrl), { server, secretKey }),
      close: async () => {},
    };
  }
  const embedded = await startEmbedded({ folder: join(settings.dataDir, 'postgresql'), onNote: note });
  return {
    access: accessFrom(embedded.connection('postgres', 'postgres', embedded.ownerPassword)),
    close: () => embedded.stop(),
  };
}

/** Other installations never read what the demo world is made of. */
async function openDemoWorld({ owner }: Database, settings: Settings): Promise<DemoWorld> {
  const { ensureDemoWorld } = await import('./demo/world/demo-world.ts');
  return ensureDemoWorld(owner, settings);
}

async function openDemoRates(): Promise<DemoRates> {
  const { startDemoRates } = await import('./demo/rates.ts');
  return startDemoRates();
}

const olderWorld = 'This demo world was made by an older version: it works, and may lack what newer ones show.';

/** Nothing of an installation is taken away by itself, be it a demo world. */
const howToRenew = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl === undefined
    ? `For a new one, stop the server and start it with another folder in DATA_DIR than ${dataDir}; the present one stays there.`
    : 'For a new one, stop the server and start it with an empty database in DATABASE_URL; the present one stays where it is.';

const announce = (
  address: string,
  demo: DemoWorld | undefined,
  firstLink: string | undefined,
  renewal: string,
): string[] => [
  '',
  `  Portolan is ready: ${address}/v/`,
  ...(firstLink ? ['', '  Choose the password of the first administrator, within a day:', `  ${firstLink}`] : []),
  ...(demo?.users.length ? ['', `  Demo sign-ins: ${demo.users.join(', ')}`, `  Password:      ${demo.password}`] : []),
  ...(demo?.isOlder ? ['', `  ${olderWorld}`, `  ${renewal}`] : []),
  '',
];
