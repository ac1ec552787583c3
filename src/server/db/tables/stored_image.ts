/** Pictures and documents that anybody with their path may fetch (EXT-40); only functions of the database see them, by their path. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface StoredImageTable {
  path: string;
  content_type: string;
  content: Buffer;
  /** null: of the installation itself. */
  owner_account_id: Generated<number | null>;
  file_name: Generated<string | null>;
  byte_count: Generated<number>;
  wanted_utc: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    stored_image: StoredImageTable;
  }
}

export default { name: 'stored_image', grant: '' } satisfies TableRules;
