/** A port that the system chooses: links name it, nobody else gets it meanwhile, and addresses that somebody set stay. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { withPort } from './free-port.ts';
import { readSettings } from './settings.ts';

async function listens(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const heard = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return heard;
}

it('is named by links and kept until the server listens', async () => {
  const { settings, free } = await withPort(readSettings({ PORT: '0' }));
  expect(settings.port).toBeGreaterThan(0);
  expect(settings.publicUrl).toBe(`http://127.0.0.1:${settings.port}`);
  expect(await listens(settings.port)).toBe(false);
  await free();
  expect(await listens(settings.port)).toBe(true);
  await free();
});

it('is named as this machine where the server listens on all addresses', async () => {
  const { settings, free } = await withPort(readSettings({ PORT: '0', HOST: '0.0.0.0' }));
  expect(settings.publicUrl).toBe(`http://localhost:${settings.port}`);
  await free();
});

it('leaves an address that somebody set', async () => {
  const { settings, free } = await withPort(readSettings({ PORT: '0', PUBLIC_URL: 'https://portal.example' }));
  expect(settings.publicUrl).toBe('https://portal.example');
  await free();
});

it('is that of the settings, and refused in words while another program has it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const asked = readSettings({ PORT: String(port) });
  await expect(withPort(asked)).rejects.toThrow(`PORT is ${port}, which another program uses.`);
  other.close();
  await once(other, 'close');
  const { settings, free } = await withPort(asked);
  expect(settings.publicUrl).toBe(`http://127.0.0.1:${port}`);
  await free();
});

it('is refused in words on an address that is not of this machine', async () => {
  await expect(withPort(readSettings({ PORT: '0', HOST: '192.0.2.1' }))).rejects.toThrow('HOST is "192.0.2.1"');
});
