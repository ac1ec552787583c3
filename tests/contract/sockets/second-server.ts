/** A second server of the same installation: it shares the database, keeps everything else for itself, and hears what the database tells. */
import type { FastifyInstance } from 'fastify';
import { buildApp, channelsOf } from '../../../src/server/app.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { Sessions } from '../../../src/server/identity/session.ts';
import { Layouts } from '../../../src/server/layouts/view-layouts.ts';
import { Broadcasts } from '../../../src/server/messages/broadcasts.ts';
import { MaintenancePlans } from '../../../src/server/messages/maintenance-plans.ts';
import type { Service } from '../../../src/server/service.ts';
import type { TestServer } from '../../database/server.ts';

export interface SecondServer {
  readonly app: FastifyInstance;
  readonly service: Service;
  close(): Promise<void>;
}

export async function secondServer({ service, database }: TestServer): Promise<SecondServer> {
  const own: Service = {
    ...service,
    sessions: new Sessions(database.pool),
    maintenance: new MaintenancePlans(database.pool),
    broadcasts: new Broadcasts(database.pool),
    layouts: await Layouts.load(database.owner),
  };
  const app = await buildApp(own);
  await app.ready();
  let listens: () => void = () => {};
  const listening = new Promise<void>((resolve) => {
    listens = resolve;
  });
  const heard = { heard: () => {}, begun: () => listens() };
  const listener = listenTo(database.server, { ...channelsOf(app, own), portolan_test: heard });
  await listening;
  return {
    app,
    service: own,
    close: async () => {
      await app.close();
      await listener.stop();
    },
  };
}
