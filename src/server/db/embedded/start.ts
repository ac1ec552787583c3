/** The database that needs no administrator: starts our own PostgreSQL in the data folder, or takes over the one that runs there. */
import { rmdirSync } from 'node:fs';
import type pg from 'pg';
import { chooseAddress } from './address.ts';
import { adopt } from './adopt.ts';
import { type BinaryPlaces, findSource, readyBinaries } from './binaries.ts';
import { checkAnswer, connectionTo } from './check-answer.ts';
import { checkVersion, createCluster } from './cluster.ts';
import { chooseDataFolder, type DataFolder, hasCluster } from './data-folder.ts';
import { explained } from './errors.ts';
import { ownerRole } from './file-names.ts';
import { launch } from './launch.ts';
import { acquireLock } from './lock.ts';
import { readPassword, renewPassword } from './owner-password.ts';
import { type Postmaster, stopPostmaster } from './postmaster.ts';
import type { Binaries } from './run-program.ts';

export interface EmbeddedDatabase {
  /** What a pool needs to connect; the owner (superuser) `postgres` needs no password here. */
  connection(role: string, database: string, password?: string): pg.PoolConfig;
  readonly ownerPassword: string;
  /** Where the cluster really lives. */
  readonly folder: string;
  /** The running PostgreSQL of a killed server was taken over. */
  readonly adopted: boolean;
  /** Fast shutdown; waits until everything is written and the folder is free for another server. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly folder: string;
  /** Added to PostgreSQL's command line, so that they override our settings: `['-c', 'shared_buffers=256MB']`. */
  readonly flags?: readonly string[];
  /** Hears, in whole sentences, what the operator should know although nothing failed. */
  readonly onNote?: (text: string) => void;
}

/** `places` is for tests. */
export async function startEmbedded(options: EmbeddedOptions, places: BinaryPlaces = {}): Promise<EmbeddedDatabase> {
  let release = (): void => undefined;
  try {
    const onNote = options.onNote ?? (() => undefined);
    const place = chooseDataFolder(options.folder);
    release = acquireLock(place.folder);
    if (place.note) onNote(place.note);
    const source = findSource(place.user, places);
    const binaries = await readyBinaries(source, onNote);
    return await startLocked(place, binaries, options.flags ?? [], release);
  } catch (error) {
    release();
    throw explained(error, options.folder);
  }
}

async function startLocked(place: DataFolder, binaries: Binaries, flags: readonly string[], release: () => void) {
  const { folder } = place;
  if (hasCluster(folder)) checkVersion(folder, binaries);
  else await createCluster(folder, binaries);
  let password = readPassword(folder);
  const adopted = await adopt(folder, password);
  password ??= await renewPassword(folder, binaries);
  const postmaster = adopted ?? (await launchChecked(place, binaries, password, flags));
  return handle(place, postmaster, binaries, password, adopted !== undefined, release);
}

async function launchChecked(
  place: DataFolder,
  binaries: Binaries,
  password: string,
  flags: readonly string[],
): Promise<Postmaster> {
  const postmaster = await launch(place.folder, binaries, await chooseAddress(place.folder, place.user), flags);
  try {
    await checkAnswer(postmaster, place.folder, password);
    return postmaster;
  } catch (error) {
    await stopPostmaster(postmaster.pid, binaries);
    throw error;
  }
}

function handle(
  { folder }: DataFolder,
  postmaster: Postmaster,
  binaries: Binaries,
  ownerPassword: string,
  adopted: boolean,
  release: () => void,
): EmbeddedDatabase {
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await stopPostmaster(postmaster.pid, binaries);
    if (postmaster.host !== folder) removeEmpty(postmaster.host);
    release();
  };
  return {
    connection: (role, database, password = role === ownerRole ? ownerPassword : undefined) =>
      connectionTo(postmaster, role, database, password),
    ownerPassword,
    folder,
    adopted,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not ours alone, or a network address: nothing to tidy.
  }
}
