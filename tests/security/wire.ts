/** A socket of an attacked person, outside of any browser. */
import { createRequire } from 'node:module';
import type { Client } from './visitors.ts';

interface Socket {
  on(event: 'open', listener: () => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  on(event: 'close', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  send(text: string): void;
  terminate(): void;
}
type Make = new (address: string, protocol: string, options: { headers: Record<string, string> }) => Socket;

// The library that the server's own sockets are built on.
const near = createRequire(import.meta.url).resolve('@fastify/websocket');
const { WebSocket } = createRequire(near)('ws') as { WebSocket: Make };

export interface Wire {
  /** When it was seen to be closed. */
  readonly closed: number | undefined;
  drop(): void;
}

/** Ends when the server has taken the socket as this session's. */
export function openWire(client: Client, user: { SessionId: string; UserAccountId: number }): Promise<Wire> {
  const socket = new WebSocket(client.server.replace(/^http/, 'ws'), 'webclient', { headers: client.headers });
  let closed: number | undefined;
  const wire: Wire = {
    get closed() {
      return closed;
    },
    drop: () => socket.terminate(),
  };
  const say = (action: string, data: object) => socket.send(JSON.stringify({ action, data }));
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      say('auth', { sessionId: user.SessionId, userId: user.UserAccountId });
      say('ping', { echo: 'ready' });
    });
    socket.on('message', () => resolve(wire));
    socket.on('close', () => {
      closed = Date.now();
      reject(new Error('the socket was closed at once'));
    });
    socket.on('error', reject);
  });
}
