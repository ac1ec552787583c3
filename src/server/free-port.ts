/** The port, kept from the first moment: one that the system chooses is named in links before the server listens, a taken one is told at once. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Settings, WrongSettings } from './settings.ts';

export interface Chosen {
  readonly settings: Settings;
  /** Nobody else gets the port until this is called, right before the server listens. */
  free(): Promise<void>;
}

/** What can be wrong with an address to listen on, as the system calls it. */
const problems: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) => `PORT is ${port}, which another program uses. Stop it, or name a free port.`,
  EACCES: ({ port }) => `PORT is ${port}, which this user may not listen on. Name one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
};

/** @throws WrongSettings when nobody can listen there. */
export async function withPort(settings: Settings): Promise<Chosen> {
  const keeper = createServer((socket) => socket.destroy()).listen(settings.port, settings.host);
  await once(keeper, 'listening').catch((error: NodeJS.ErrnoException) => {
    const told = problems[error.code ?? '']?.(settings);
    throw told === undefined ? error : new WrongSettings(told);
  });
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
