/** The built server as a process of its own, whose end is noticed. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface BuiltServer {
  readonly address: string;
  /** Everything it wrote. */
  readonly output: string;
  /** How it ended; undefined while it runs. */
  readonly ended: string | undefined;
  stop(): Promise<void>;
}

const program = resolve(import.meta.dirname, '../../dist/server/main.js');

/** @throws with what it wrote when it ends before it is ready. */
export async function startBuilt(environment: Readonly<Record<string, string>>): Promise<BuiltServer> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended: string | undefined;
  const exit = new Promise<void>((done) =>
    child.once('exit', (code, signal) => {
      ended = `${code ?? signal}`;
      done();
    }),
  );
  const address = await new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer): void => {
      output += chunk;
      const found = /ready: (http:\/\/[^/\s]+)/.exec(output)?.[1];
      if (found) done(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exit.then(() => fail(new Error(`the server ended with ${ended}: ${output}`)));
  });
  return {
    address,
    get output() {
      return output;
    },
    get ended() {
      return ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
