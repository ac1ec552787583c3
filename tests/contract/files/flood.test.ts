/** A file of a gigabyte: refused while it comes, its connection ended, next to nothing of it read or kept. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../../src/rules/limits.ts';
import { multipartType, partHead } from '../../database/multipart.ts';
import { signInCookie, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let cookie: string;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInCookie(server.app, 'admin');
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const gigabyte = 1024 ** 3;
const piece = Buffer.alloc(1024 * 1024, 'x');

/** Sends until the server ends it. @returns the first line of its answer, and how many bytes went out. */
async function sendAll(headers: readonly string[], frame: (content: Buffer) => Buffer) {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /keeper/upload HTTP/1.1',
    'host: localhost',
    'sec-fetch-site: same-origin',
    `content-type: ${multipartType}`,
    ...headers,
  ];
  let answer = '';
  let ended = false;
  socket.on('data', (data) => (answer += data.toString()));
  const end = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('close', () => (ended = true));
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(frame(partHead('a.png')));
  let sent = 0;
  while (!ended && sent < gigabyte) {
    if (!socket.write(frame(piece))) await drained(socket, end);
    sent += piece.length;
  }
  socket.end();
  await end;
  return { status: answer.split('\r\n')[0], sent };
}

const drained = (socket: Socket, end: Promise<void>): Promise<void> =>
  Promise.race([new Promise<void>((resolve) => socket.once('drain', () => resolve())), end]);

const chunked = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
const plain = (content: Buffer): Buffer => content;

it.each([
  ['that says how long it is', [`content-length: ${gigabyte}`], plain, '413 Payload Too Large', true],
  ['that does not say how long it is', ['transfer-encoding: chunked'], chunked, '413 Payload Too Large', true],
  ['of somebody who is not signed in', ['transfer-encoding: chunked'], chunked, '401 Unauthorized', false],
] as const)('one %s', async (_name, headers, frame, status, isSignedIn) => {
  const before = process.memoryUsage().rss;
  const answer = await sendAll([...headers, ...(isSignedIn ? [`cookie: ${cookie}`] : [])], frame);
  expect(answer.status).toBe(`HTTP/1.1 ${status}`);
  // Beside what was read, some is on its way in the machine's own memory.
  expect(answer.sent).toBeLessThan(limits.uploadSize * 5);
  expect(process.memoryUsage().rss - before).toBeLessThan(limits.uploadSize * 12);
});
