/** The browser of the tests: where it is, and how it stays quiet. No sandbox, for tests may run as root; nothing asks the network. */
import { existsSync } from 'node:fs';
import browsers from './browsers.json' with { type: 'json' };

export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
