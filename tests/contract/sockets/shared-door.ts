/** One address for several servers: each connection goes to the next of them, as a proxy without memory would send it. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface SharedDoor {
  readonly address: string;
  /** Every connection ends in the middle of what it says; new ones are taken. */
  cut(): void;
  close(): Promise<void>;
}

export async function sharedDoor(behind: readonly string[]): Promise<SharedDoor> {
  const open = new Set<Socket>();
  let turn = 0;
  const door = createServer((outside) => {
    const { hostname, port } = new URL(behind[turn++ % behind.length] ?? '');
    const inside = connect(Number(port), hostname);
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one));
    }
  });
  const cut = () => {
    for (const each of open) each.destroy();
  };
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    cut,
    close: async () => {
      cut();
      await new Promise((closed) => door.close(closed));
    },
  };
}
