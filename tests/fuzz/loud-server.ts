/** The built server as a process of its own, and everything that it has written. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface Loud {
  readonly address: string;
  /** @returns the log, without what is announced at the start to the operator. */
  stop(): Promise<string>;
}

export async function startLoud(environment: Record<string, string>): Promise<Loud> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../dist/server/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const address = await new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer): void => {
      chunks.push(chunk.toString());
      const ready = /ready: (http:\/\/[^/\s]+)/.exec(chunk.toString())?.[1];
      if (ready) done(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${chunks.join('').slice(-2000)}`)));
  });
  return {
    address,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      return chunks.join('');
    },
  };
}
