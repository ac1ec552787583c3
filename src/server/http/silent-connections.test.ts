/** A connection that somebody has opened and says nothing on keeps no server from stopping. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../tests/database/server.ts';

it('ends with the server; left alone it would stay for more than a minute', { timeout: 30_000 }, async () => {
  const server = await startTestServer();
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const silent = connect(Number(port), '127.0.0.1');
  await once(silent, 'connect');
  // A whole call on another one, so that the first has been taken as well.
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  const ended = once(silent, 'close');
  silent.on('error', () => {}).resume();
  await server.close();
  await ended;
});
