/** A way to the database that can fall silent: nothing passes any more, and nobody is told, as when a host vanishes. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  readonly host: string;
  readonly port: number;
  /** Swallows what is sent on connections that are open or come. */
  fallSilent(): void;
  /** Lets new connections through; what was open stays silent. */
  speak(): void;
  close(): Promise<void>;
}

export async function openSilentProxy(database: { host: string; port: number }): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  const passing = new Set<{ passes: boolean }>();
  let silent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (silent) return void near.resume();
    const far = keep(
      database.host.startsWith('/')
        ? connect(`${database.host}/.s.PGSQL.${database.port}`)
        : connect(database.port, database.host),
    );
    const way = { passes: true };
    passing.add(way);
    near.on('data', (chunk) => way.passes && far.write(chunk)).on('close', () => way.passes && far.destroy());
    far.on('data', (chunk) => way.passes && near.write(chunk)).on('close', () => way.passes && near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true;
      for (const way of passing) way.passes = false;
      passing.clear();
    },
    speak: () => {
      silent = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
