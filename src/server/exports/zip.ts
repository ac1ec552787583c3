/** Puts packed entries together as a zip. */
import type { PackedEntry } from './packed-entry.ts';

const deflated = 8;
/** Names are UTF-8. */
const flags = 0x0800;
const version = 20;
/** Zips know no time before 1980; a fixed one makes equal content equal files. */
const date = 0x0021;

/** The part that a local header and an entry of the directory have in common: versions, sums and lengths. */
function facts({ name, sum, size, pieces }: PackedEntry): Buffer {
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(version, 0);
  buffer.writeUInt16LE(flags, 2);
  buffer.writeUInt16LE(deflated, 4);
  buffer.writeUInt16LE(date, 8);
  buffer.writeUInt32LE(sum, 10);
  buffer.writeUInt32LE(lengthOf(pieces), 14);
  buffer.writeUInt32LE(size, 18);
  buffer.writeUInt16LE(Buffer.byteLength(name), 22);
  return buffer;
}

const lengthOf = (pieces: readonly Buffer[]): number => pieces.reduce((sum, { length }) => sum + length, 0);
const mark = (letters: string): Buffer => Buffer.from(`PK${letters}`, 'latin1');

function directoryEntry(entry: PackedEntry, at: number): readonly Buffer[] {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(version);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return [mark('\x01\x02'), madeBy, facts(entry), rest, Buffer.from(entry.name)];
}

/** @param entries have come to their end. */
export function zip(entries: readonly PackedEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    directory.push(...directoryEntry(entry, at));
    const file = [mark('\x03\x04'), facts(entry), Buffer.from(entry.name), ...entry.pieces];
    files.push(...file);
    at += lengthOf(file);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(lengthOf(directory), 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, ...directory, mark('\x05\x06'), end]);
}
