/** The built server, or another program, as a process of its own that prints its address when it is ready. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

export interface Server {
  readonly address: string;
  readonly milliseconds: number;
  /** Megabytes that it takes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
  /** Without a chance to end anything. */
  kill(): Promise<void>;
}

export const password = 'Benchmark-Password-7!';
const root = resolve(import.meta.dirname, '../..');

export function startBuilt(databaseUrl: string, size: string, more: Record<string, string> = {}): Promise<Server> {
  return start('dist/server/main.js', {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DEMO: 'on',
    DEMO_SIZE: size,
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...more,
  });
}

export function start(program: string, environment: Record<string, string>): Promise<Server> {
  const began = Date.now();
  const child = spawn(process.execPath, [resolve(root, program)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      const address = /(http:\/\/[\d.:a-z]+)/.exec(text)?.[1];
      if (address)
        done({
          address,
          milliseconds: Date.now() - began,
          memory: () => memoryOf(child),
          stop: () => stop(child),
          kill: () => stop(child, 'SIGKILL'),
        });
    });
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code}: ${text}`)));
  });
}

const run = promisify(execFile);

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

const stop = (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });

/** Calls as somebody who is signed in. */
export async function signedIn(
  address: string,
  userName: string,
): Promise<{ cookie: string; call: (name: string, input: unknown) => Promise<unknown> }> {
  const post = (name: string, input: unknown, headers = {}) =>
    fetch(`${address}/DataModel/service.svc/rest/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify(input),
    });
  const answer = await post('Authorization/Authenticate', { userName, password });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (!answer.ok) throw new Error(await answer.text());
  return {
    cookie,
    call: async (name, input) => {
      const reply = await post(name, input, { cookie });
      const body = (await reply.json()) as { data?: unknown; Message?: string };
      if (!reply.ok) throw new Error(`${name}: ${body.Message}`);
      return body.data;
    },
  };
}
