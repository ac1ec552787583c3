/** A picture in the sizes in which it is shown, by the longest side; only functions of the database see them. */
import type { TableRules } from '../table.ts';

export interface StoredImageRenditionTable {
  path: string;
  side: number;
  content: Buffer;
}

declare module '../tables.ts' {
  interface Tables {
    stored_image_rendition: StoredImageRenditionTable;
  }
}

export default { name: 'stored_image_rendition', grant: '' } satisfies TableRules;
