/** The text of a file of separated values: UTF-8, or UTF-16 that says so, as spreadsheets write them; whatever else is refused. */
import { Failure } from '../calls/failure.ts';

const pieceSize = 256 * 1024;

const encodingOf = ([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** In pieces, so that other calls go on in between. @throws 400 for another encoding, and for what is no text at all. */
export async function* csvText(content: Buffer): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(content), { fatal: true });
  for (let at = 0; at < content.length; at += pieceSize) {
    const piece = content.subarray(at, at + pieceSize);
    const text = decoded(decoder, piece, at + pieceSize < content.length);
    if (text.includes('\0')) throw new Failure(400, 'notAText');
    yield text;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export async function assertCsv(content: Buffer): Promise<void> {
  for await (const _piece of csvText(content));
}

function decoded(decoder: TextDecoder, piece: Buffer, stream: boolean): string {
  try {
    return decoder.decode(piece, { stream });
  } catch {
    throw new Failure(400, 'notUtf8');
  }
}
