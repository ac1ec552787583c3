/** Settings whose port is chosen: addresses in links have to name it before the server listens. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Settings } from './settings.ts';

export interface Chosen {
  readonly settings: Settings;
  /** Nobody else gets the port until this is called, right before the server listens. */
  free(): Promise<void>;
}

export async function withPort(settings: Settings): Promise<Chosen> {
  if (settings.port !== 0) return { settings, free: async () => {} };
  const keeper = createServer((socket) => socket.destroy()).listen(0, settings.host);
  await once(keeper, 'listening');
  const { port } = keeper.address() as AddressInfo;
  return {
    settings: { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) },
    free: async () => {
      if (!keeper.listening) return;
      keeper.close();
      await once(keeper, 'close');
    },
  };
}
