/** The server as one Fastify application: security, calls, portal and the small addresses around them. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { everywhere } from '../define/contract/changes.ts';
import { languagesWith } from '../rules/text/language.ts';
import type { Channels } from './db/listen.ts';
import { registerBatch } from './http/batch.ts';
import { registerBody } from './http/body.ts';
import { brandOrigins, registerBranding } from './http/branding.ts';
import { CallLog } from './http/call-log.ts';
import { registerCalls } from './http/calls.ts';
import { compilersFactory } from './http/compilers.ts';
import { registerErrors, sayUnreadableAddress } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { registerKeeper } from './http/keeper.ts';
import { registerPortal } from './http/portal.ts';
import { registerOriginCheck, registerPageSecurity } from './http/security.ts';
import { closeSilentConnections } from './http/silent-connections.ts';
import { registerUploads } from './http/uploads.ts';
import { registerVendorCallback } from './http/vendor-callback.ts';
import { sessionChannels } from './identity/session.ts';
import type { Layouts } from './layouts/view-layouts.ts';
import { registerPortalServices } from './portal-services/register.ts';
import type { Deliver } from './provisioning/callback.ts';
import { deliver as deliverReport } from './provisioning/requests/deliver.ts';
import type { Service } from './service.ts';
import { Realtime } from './signalr/realtime.ts';
import { registerHub } from './signalr/register.ts';
import { registerSockets, registerUpgrades } from './sockets/register.ts';
import { Sockets } from './sockets/sockets.ts';
import { writeChannels } from './sockets/write-channels.ts';
import { trusting } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly sockets: Sockets;
    readonly realtime: Realtime;
  }
}

export interface AppOptions {
  /** Folder of the built portal; absent when something else delivers it. */
  readonly portal?: string;
  /** Takes what vendors tell of their messages; absent: nobody has sent any. */
  readonly deliver?: Deliver;
}

export async function buildApp(service: Service, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: service.logger ?? false,
    logController: new CallLog(),
    bodyLimit: 1_048_576,
    trustProxy: trusting(service.settings.trustProxy),
    forceCloseConnections: 'idle',
    frameworkErrors: sayUnreadableAddress,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: true },
    schemaController: { compilersFactory },
    ajv: {
      customOptions: {
        ...{ removeAdditional: 'all', coerceTypes: false, useDefaults: true, allErrors: false },
        // What the members of an enumeration are called: for people, nothing to check.
        keywords: ['words'],
      },
    },
  });
  // Only JSON: another site can make a browser post text or forms, but not this.
  app.removeContentTypeParser('text/plain');
  app.decorate('languages', { getter: () => languagesWith(service.branding.languages) });
  registerBody(app);
  app.decorateRequest('session', undefined);
  app.decorateRequest('performed', undefined);
  app.decorate('sockets', new Sockets(service.sessions, service.maintenance, service.broadcasts));
  followLayouts(app, service.layouts);
  app.decorate('realtime', new Realtime(service.sessions, service.database.pool));
  await registerUpgrades(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  registerOriginCheck(app, service.settings.publicUrl);
  registerErrors(app);
  registerHealth(app, service);
  closeSilentConnections(app);
  registerCalls(app, service);
  registerBatch(app);
  registerKeeper(app, service);
  registerHub(app, service, app.realtime);
  await app.register((uploads) => registerUploads(uploads, service));
  const deliver = options.deliver ?? deliverReport;
  await app.register((door) => registerVendorCallback(door, service, deliver));
  await app.register(async (pages) => {
    await registerPageSecurity(pages, brandOrigins(service.branding), service.settings.embedOrigins);
    registerSockets(pages, app.sockets, service.settings.legacyAddresses);
    registerPortalServices(pages, service);
    const brand = registerBranding(pages, service);
    await registerPortal(pages, options.portal, brand, service.settings.publicUrl);
  });
  return app;
}

/** Layouts that were read anew are asked for again by every open browser: of which writes they come nobody could say. */
function followLayouts(app: FastifyInstance, layouts: Layouts): void {
  const changes = [everywhere('ViewLayout')];
  const stop = layouts.onReread(() => app.sockets.changed({ changes, paths: [], session: null }));
  app.addHook('onClose', async () => stop());
}

/** What the database tells every server process, and who of this one follows it. */
export const channelsOf = (app: FastifyInstance, service: Service): Channels => ({
  ...sessionChannels(service.sessions),
  ...writeChannels(app.sockets),
  ...app.realtime.channels(),
  ...service.maintenance.channels(),
  ...service.layouts.channels(),
});
