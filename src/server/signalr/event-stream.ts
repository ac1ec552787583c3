/** Carries a connection by server-sent events; what the client says comes by requests of their own. */
import type { ServerResponse } from 'node:http';
import type { Carrier } from './hub-connection.ts';

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-store',
  // Proxies that gather answers would keep it from the client.
  'x-accel-buffering': 'no',
};

export function eventStream(response: ServerResponse, given: Readonly<Record<string, string>>): Carrier {
  response.writeHead(200, { ...given, ...headers });
  // Clients take the stream for open with its first bytes.
  response.write(':\r\n\r\n');
  return {
    get unsent() {
      return response.writableLength;
    },
    // No frame has a line break: JSON writes them as two characters.
    send: (text) => void response.write(`data: ${text}\r\n\r\n`),
    end: () => void response.end(),
  };
}
