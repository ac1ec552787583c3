/** Starts the server process of the tests, also as another user or from another checkout, and reads its report. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SystemUser } from '../folder-access.ts';
import type { Report } from './server.ts';

export interface ServerProcess {
  readonly report: Report;
  /** SIGKILL is the crash, SIGTERM the orderly stop. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export interface ServerOptions {
  readonly script?: string;
  readonly user?: SystemUser;
  readonly env?: NodeJS.ProcessEnv;
}

const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export async function spawnServer(folder: string, options: ServerOptions = {}): Promise<ServerProcess> {
  const script = options.script ?? fileURLToPath(new URL('server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', typescript, script, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: { PATH: process.env['PATH'], TSX_DISABLE_CACHE: '1', ...options.env },
    ...options.user,
  });
  const closed = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const report = await new Promise<Report>((resolve, reject) => {
    let output = '';
    child.once('exit', () => setTimeout(() => reject(new Error(`no report: ${output}${errors}`)), 100));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.endsWith('\n')) resolve(JSON.parse(output) as Report);
    });
  });
  return {
    report,
    end: async (signal) => {
      child.kill(signal);
      await closed;
    },
  };
}
