/** A host application on a port of its own: a page that embeds the portal, speaks to it, and keeps what it hears. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly type: string;
  readonly address?: string;
  readonly title?: string;
  readonly version?: number;
  readonly height?: number;
}

declare global {
  interface Window {
    heard: Heard[];
    say: (message: object) => void;
  }
}

/** `?portal=http://127.0.0.1:8080`, and `&silent` for a host that never says hello. */
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title>
<body style="margin:0"><header style="height:40px">Host application</header>
<iframe title="Portal" style="border:0;display:block;width:100%;height:700px"></iframe>
<script>
  const asked = new URLSearchParams(location.search);
  const portal = asked.get('portal');
  const frame = document.querySelector('iframe');
  window.heard = [];
  window.say = (message) => frame.contentWindow.postMessage(message, portal);
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== portal || source !== frame.contentWindow) return;
    window.heard.push(data);
    if (data.type === 'portolan:loaded' && !asked.has('silent'))
      window.say({ type: 'portolan:hello', takes: ['/account/'] });
  });
  frame.src = portal + '/v/#/dashboard';
</script></body></html>`;

export async function startHost(): Promise<{ readonly address: string; close(): Promise<unknown> }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
