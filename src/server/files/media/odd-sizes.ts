/** Pictures in sizes that are not kept: made from the next larger one, once, and kept in a part of the memory that does not grow. */
import sharp from 'sharp';
import { limits } from '../../../rules/limits.ts';
import { withinWorkLimit } from './work-limit.ts';

export interface OddSize {
  /** Picture and size. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly type: 'image/webp' | 'image/png';
}

export class OddSizes {
  /** In the order in which they were last asked for. */
  readonly #made = new Map<string, Buffer>();
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number = limits.oddSizesMemory) {
    this.#most = most;
  }

  /** @param admit is asked before anything is made; what it throws is thrown. */
  async get(wanted: OddSize, source: Buffer, admit: () => Promise<void>): Promise<Buffer> {
    const { key } = wanted;
    const known = this.#made.get(key);
    if (known) {
      this.#made.delete(key);
      this.#made.set(key, known);
      return known;
    }
    const making = this.#making.get(key) ?? this.#make(wanted, source, admit);
    this.#making.set(key, making);
    return making;
  }

  async #make(wanted: OddSize, source: Buffer, admit: () => Promise<void>): Promise<Buffer> {
    try {
      await admit();
      const made = await withinWorkLimit(() => make(source, wanted));
      this.#keep(wanted.key, made);
      return made;
    } finally {
      this.#making.delete(wanted.key);
    }
  }

  #keep(key: string, made: Buffer): void {
    this.#made.set(key, made);
    this.#bytes += made.length;
    for (const [oldest, { length }] of this.#made) {
      if (this.#bytes <= this.#most) return;
      this.#made.delete(oldest);
      this.#bytes -= length;
    }
  }
}

function make(source: Buffer, { width, height, type }: OddSize): Promise<Buffer> {
  const fitted = sharp(source, { limitInputPixels: limits.picturePixels }).resize(width, height, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  return (type === 'image/png' ? fitted.png() : fitted.webp({ quality: 82, effort: 2 })).toBuffer();
}
