/** Settings whose port is chosen: addresses in links have to name it before the server listens. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Settings } from './settings.ts';

export async function withPort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings;
  const probe = createServer().listen(0, settings.host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) };
}
