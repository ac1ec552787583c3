/** Takes over the PostgreSQL that a killed server left running, instead of starting a second one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkAnswer } from './check-answer.ts';
import { EmbeddedDatabaseError, reasonOf } from './errors.ts';
import { passwordFile } from './file-names.ts';
import { isOccupied, type Postmaster, readPostmaster } from './postmaster.ts';

/** It may still be repairing the cluster after a crash. */
const startupMilliseconds = 120_000;
/** One that says it is ready may just be stopping, or lack a free connection until it notices that its clients are gone. */
const answerMilliseconds = 10_000;

/** Undefined when none runs, or the one that ran has ended meanwhile. */
export async function adopt(folder: string, password: string | undefined): Promise<Postmaster | undefined> {
  const begin = Date.now();
  let readySince = 0;
  let reason = 'it is still starting or stopping';
  while (isOccupied(folder)) {
    const found = readPostmaster(folder);
    if (found?.ready) {
      readySince ||= Date.now();
      if (password === undefined) throw unusable(folder, found.pid, `${passwordFile(folder)} is missing`);
      try {
        await checkAnswer(found, folder, password);
        return found;
      } catch (error) {
        if (error instanceof EmbeddedDatabaseError) throw error;
        reason = reasonOf(error);
      }
    } else readySince = 0;
    const late = readySince ? Date.now() - readySince > answerMilliseconds : Date.now() - begin > startupMilliseconds;
    if (late) throw unusable(folder, found?.pid ?? 0, reason);
    await sleep(50);
  }
  return undefined;
}

function unusable(folder: string, pid: number, reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `PostgreSQL (process ${pid}) already runs on ${folder} but cannot be taken over: ${reason}.`,
    `End it (kill -INT ${pid}) and start again.`,
  );
}
