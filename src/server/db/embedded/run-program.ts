/** Runs one PostgreSQL program to its end, as the user that may run it, and keeps what it printed. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join, parse } from 'node:path';
import type { SystemUser } from './folder-access.ts';

export interface Binaries {
  /** Holds bin, lib and share. */
  readonly folder: string;
  readonly version: string;
  /** Set when we are root and the programs must run as somebody else. */
  readonly user?: SystemUser;
}

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** As much of a program's words as an error message can carry. */
export const lastWords = (text: string): string => text.slice(-4_000);

export function programFile(binaries: Binaries, program: string): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

export function programOptions(binaries: Binaries): SpawnOptions {
  // Only what the programs need: the portal's secrets must not show in another user's process.
  const passed = ['PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP', 'TMPDIR'].map((name) => [name, process.env[name]]);
  const libraries = [join(binaries.folder, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
  return {
    cwd: parse(binaries.folder).root, // ours may be closed to that user
    env: { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: libraries },
    windowsHide: true,
    ...(binaries.user && { uid: binaries.user.uid, gid: binaries.user.gid }),
  };
}

export function run(binaries: Binaries, program: string, parameters: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(programFile(binaries, program), parameters, { ...programOptions(binaries), stdio: 'pipe' });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = lastWords(output + chunk);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.stdin?.on('error', () => undefined); // it may end without reading
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code, signal) =>
      resolve({ ok: code === 0, output: output.trim() || `ended with ${signal ?? code}` }),
    );
    child.stdin?.end(input);
  });
}

/** Trying beats guessing: this finds closed folders, missing links and bits, foreign C libraries and noexec mounts alike. */
export async function faultOf(binaries: Binaries): Promise<string | undefined> {
  const tried = await Promise.all(['postgres', 'initdb'].map((program) => run(binaries, program, ['--version'])));
  return tried.find((outcome) => !outcome.ok)?.output.replace(/\s+/g, ' ');
}
