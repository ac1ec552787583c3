/** One file of a zip, packed while it comes, so that a large one neither stands in memory whole nor holds up the server. */
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export class PackedEntry {
  readonly name: string;
  readonly pieces: Buffer[] = [];
  /** Of the unpacked text. */
  sum = 0;
  size = 0;
  readonly #packing = createDeflateRaw();

  constructor(name: string) {
    this.name = name;
    this.#packing.on('data', (piece: Buffer) => this.pieces.push(piece));
  }

  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.sum = crc32(bytes, this.sum);
    this.size += bytes.length;
    if (!this.#packing.write(bytes)) await once(this.#packing, 'drain');
  }

  async end(): Promise<void> {
    const ended = once(this.#packing, 'end');
    this.#packing.end();
    await ended;
  }
}
