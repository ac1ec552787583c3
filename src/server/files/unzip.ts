/** Unpacks a zip without trusting what it says of itself: each entry is really unpacked, up to a limit, and kept only where it is wanted. */
import { createInflateRaw } from 'node:zlib';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
const stored = 0;
const deflated = 8;
const mostEntries = 10_000;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** Name to content; null for what is not wanted. */
export type Unzipped = ReadonlyMap<string, Buffer | null>;

/** Undefined when it is no zip, is damaged or encrypted, or unpacks to more than the limit. */
export async function unzip(
  content: Buffer,
  most: number,
  isWanted: (name: string) => boolean = () => false,
): Promise<Unzipped | undefined> {
  try {
    const unpacked = new Map<string, Buffer | null>();
    let left = most;
    for (const entry of directory(content)) {
      const pieces: Buffer[] | undefined = isWanted(entry.name) ? [] : undefined;
      left -= await unpack(content, entry, left, pieces);
      if (left < 0) return undefined;
      unpacked.set(entry.name, pieces ? Buffer.concat(pieces) : null);
    }
    return unpacked;
  } catch {
    // Whatever cannot be read is no zip that any program should be given.
    return undefined;
  }
}

function directory(content: Buffer): readonly Entry[] {
  const end = findEnd(content);
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count > mostEntries) throw new Error('too many entries');
  return Array.from({ length: count }, () => {
    if (content.readUInt32LE(at) !== entryMark) throw new Error('no entry');
    if (content.readUInt16LE(at + 8) & 1) throw new Error('encrypted');
    const nameLength = content.readUInt16LE(at + 28);
    const entry = {
      name: content.toString('utf8', at + 46, at + 46 + nameLength),
      method: content.readUInt16LE(at + 10),
      packed: content.readUInt32LE(at + 20),
      at: content.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
    return entry;
  });
}

function findEnd(content: Buffer): number {
  const first = Math.max(0, content.length - endLength - longestComment);
  for (let at = content.length - endLength; at >= first; at -= 1) {
    if (content.readUInt32LE(at) === endMark) return at;
  }
  throw new Error('no end');
}

/** @returns how much it is. Counted as it comes; what is too much ends it. */
async function unpack(content: Buffer, entry: Entry, most: number, pieces: Buffer[] | undefined): Promise<number> {
  let size = 0;
  for await (const piece of piecesOf(content, entry)) {
    size += piece.length;
    if (size > most) break;
    pieces?.push(piece);
  }
  return size;
}

/** What is inside, as it comes. @throws for what is cut off, damaged or packed in another way. */
async function* piecesOf(content: Buffer, { method, packed, at }: Entry): AsyncGenerator<Buffer> {
  if (content.readUInt32LE(at) !== localMark) throw new Error('no local entry');
  const start = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  if (start + packed > content.length) throw new Error('cut off');
  const inside = content.subarray(start, start + packed);
  if (method === stored) {
    yield inside;
    return;
  }
  if (method !== deflated) throw new Error('unknown method');
  const unpacking = createInflateRaw();
  unpacking.end(inside);
  for await (const piece of unpacking) yield piece as Buffer;
}

/** By name what unpacks each entry piece by piece; undefined when it is no zip, or encrypted. */
export function openZip(content: Buffer): ReadonlyMap<string, () => AsyncGenerator<Buffer>> | undefined {
  try {
    return new Map(directory(content).map((entry) => [entry.name, () => piecesOf(content, entry)]));
  } catch {
    return undefined;
  }
}
