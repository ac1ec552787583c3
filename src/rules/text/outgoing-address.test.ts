/** What the server may call. */
import { expect, it } from 'vitest';
import { isOutgoing } from './outgoing-address.ts';

it.each(['https://vendor.example/portolan', 'https://Vendor.example:8443/a?b=c', 'https://xn--mller-kva.example.'])(
  '%s may be called',
  (text) => expect(isOutgoing(text)).toBe(true),
);

it.each([
  'http://vendor.example/',
  'ftp://vendor.example/',
  'javascript:alert(1)',
  'https://user:pass@vendor.example/',
  'https://user@vendor.example/',
  'https://vendor.example/#x',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://db.internal/',
  'https://printer.local',
  'https://intranet/',
  'vendor.example',
  '',
])('%s may not', (text) => expect(isOutgoing(text)).toBe(false));
