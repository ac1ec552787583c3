/** A reverse proxy in front of an attacked server: it says in X-Forwarded-For, behind what is there, whom it speaks for. */
import { createServer, request } from 'node:http';

const upstream = new URL(process.env.UPSTREAM);

/** Its visitors all sit on this machine, so each says in this header, which goes no further, where he really is. */
const visitorHeader = 'x-visitor-address';

/** As proxies do it: what the visitor says of himself stays in front, and where he really is comes last. */
function forwarded({ headers, socket }) {
  const { [visitorHeader]: visitor = socket.remoteAddress, ...rest } = headers;
  const said = headers['x-forwarded-for'];
  return {
    ...rest,
    'x-forwarded-for': said ? `${said}, ${visitor}` : visitor,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': 'http',
  };
}

const send = (incoming) =>
  request({
    host: upstream.hostname,
    port: upstream.port,
    method: incoming.method,
    path: incoming.url,
    headers: forwarded(incoming),
  });

const server = createServer((incoming, outgoing) => {
  const onward = send(incoming)
    .on('response', (answer) => {
      outgoing.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(outgoing);
    })
    // A refusal may come before the whole body has gone there; who has an answer gets it.
    .on('error', () => {
      if (outgoing.headersSent) return;
      outgoing.writeHead(502, { 'content-length': 0, connection: 'close' }).end();
    })
    .on('close', () => incoming.unpipe(onward).resume());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
});

/** A refused upgrade is answered as any request; after an accepted one both ends talk to each other. */
server.on('upgrade', (incoming, socket, head) => {
  const say = ({ statusCode, statusMessage, rawHeaders }) => {
    const lines = [];
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    socket.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`);
  };
  const onward = send(incoming)
    .on('upgrade', (answer, other, rest) => {
      say(answer);
      socket.write(rest);
      other.write(head);
      socket.pipe(other).pipe(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
      other.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    })
    .on('response', (answer) => {
      say(answer);
      answer.pipe(socket);
    })
    .on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
  onward.end();
});

// The server behind says for how long a connection is kept; this one keeps it for longer.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => console.info(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
  setTimeout(() => process.exit(0), 500).unref();
});
