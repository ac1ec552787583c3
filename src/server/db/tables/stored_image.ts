/** Images and files that anybody with their path may fetch (EXT-40). */
import type { TableRules } from '../table.ts';

export interface StoredImageTable {
  path: string;
  content_type: string;
  content: Buffer;
}

declare module '../tables.ts' {
  interface Tables {
    stored_image: StoredImageTable;
  }
}

export default { name: 'stored_image', grant: 'select' } satisfies TableRules;
