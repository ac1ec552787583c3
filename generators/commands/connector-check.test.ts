/** The check of connectors: the vendor of the guide keeps every rule, and a careless one is told what he breaks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { run } from './connector-check.ts';

const secret = `whsec_${Buffer.from('the secret of the example').toString('base64')}`;
const example = 'src/server/provisioning/example/vendor.mjs';

async function check(parameters: readonly string[], known: string | undefined = secret) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const broken = await run(parameters, { print, environment: { CONNECTOR_SECRET: known } });
  return { broken, text: lines.join('\n') };
}

describe('the vendor of the guide', () => {
  it('has under 100 lines and nothing but Node', () => {
    const text = readFileSync(example, 'utf8');
    expect(text.split('\n').length).toBeLessThan(100);
    expect(text.match(/from '.*'/g)?.filter((from) => !from.includes("'node:"))).toEqual([]);
  });

  it('keeps every rule', async () => {
    const vendor = spawn(process.execPath, [example], { env: { ...process.env, CONNECTOR_SECRET: secret, PORT: '0' } });
    try {
      const [said] = await once(vendor.stdout, 'data');
      const url = /http:\S+/.exec(String(said))?.[0] ?? '';
      const { broken, text } = await check([url, '--options', '/regions']);
      expect(text).not.toMatch(/[✗–]/);
      expect([broken, text.match(/✓/g)?.length]).toEqual([0, 17]);
      const stranger = await check([url], `whsec_${Buffer.from('the secret of nobody here').toString('base64')}`);
      expect(stranger.text).toMatch(/✗ GET \/health.*\n {4}found: Misconfigured: Refused/);
    } finally {
      vendor.kill();
    }
  });
});

it('a vendor that says yes to everything breaks what it breaks', async () => {
  let made = 0;
  const careless = createServer((request, response) => {
    request.resume();
    made += 1;
    response.end(JSON.stringify({ reference: `r${made}`, subscriptions: [] }));
  });
  careless.listen(0, '127.0.0.1');
  await once(careless, 'listening');
  const { broken, text } = await check([`http://127.0.0.1:${(careless.address() as AddressInfo).port}`]);
  careless.close();
  expect(text).toContain('✓ GET /health');
  expect(text).toMatch(/✗ a request without signature is refused with 401\n {4}found: status 200/);
  expect(text).toMatch(/✗ POST \/create.*\n {4}found: references r\d+, r/);
  expect(text).toContain('– POST /change');
  expect(broken).toBeGreaterThan(5);
});

it.each([
  [[], secret, 'The address is ""'],
  [['ftp://vendor.example'], secret, 'The address is "ftp://vendor.example"'],
  [['http://127.0.0.1:1'], '', 'CONNECTOR_SECRET'],
  [['http://127.0.0.1:1', '--skus', 'x'], secret, '--sku, --configuration'],
  [['http://127.0.0.1:1', '--patience', 'x'], secret, '1 to 3600'],
  [['http://127.0.0.1:1', '--configuration', '[]'], secret, 'a JSON object'],
])('%j is told what is allowed', async (parameters, known, expected) => {
  const { broken, text } = await check(parameters, known);
  expect([broken, text.includes(expected), text.includes('npm run connector-check')]).toEqual([1, true, true]);
});
