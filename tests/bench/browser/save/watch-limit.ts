/** The limit of saving and seeing: a watched file, an event to the page, and a text that is replaced. */
import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const limitWord = 'Limit';

export interface WatchLimit {
  readonly address: string;
  save(number: number): void;
  close(): void;
}

const html = `<!doctype html><body><p></p><script>
new EventSource('events').onmessage = (event) => { document.querySelector('p').textContent = event.data };
</script>`;

export async function watchLimit(): Promise<WatchLimit> {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'));
  const file = join(folder, 'text');
  const write = (number: number) => writeFileSync(file, `${limitWord} ${number}`);
  write(0);
  const pages = new Set<ServerResponse>();
  const watcher = watch(file, () => {
    for (const page of pages) page.write(`data: ${readFileSync(file, 'utf8')}\n\n`);
  });
  const server = createServer(({ url }, response) => {
    if (url?.endsWith('events')) pages.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    else response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    save: write,
    close: () => {
      watcher.close();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
