/** A source of daily exchange rates for the demo world, as the European Central Bank publishes them: on this machine, always of today. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoRates } from './world/catalogue/price-rules.ts';

export interface DemoRates {
  readonly url: string;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

export async function startDemoRates(): Promise<DemoRates> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(published(new Date()));
  }).listen(0, host);
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const published = (now: Date): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<Cube><Cube time='${now.toISOString().slice(0, 10)}'>
${Object.entries(demoRates)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
</Cube></Cube></gesmes:Envelope>`;
