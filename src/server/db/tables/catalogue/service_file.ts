/** Pictures and documents of services, in their order. */
import type { Generated } from 'kysely';
import { offered, type TableRules, withAccount } from '../../table.ts';

export interface ServiceFileTable {
  service_file_id: Generated<number>;
  service_id: number;
  owner_account_id: Generated<number>;
  kind: 'Illustration' | 'Document';
  /** null: for readers of every language. */
  language: string | null;
  title: string;
  path: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** Pixels of a picture. */
  width: number | null;
  height: number | null;
  position: number;
}

declare module '../../tables.ts' {
  interface Tables {
    service_file: ServiceFileTable;
  }
}

export default {
  name: 'service_file',
  holdsFiles: ['path'],
  grant: 'select, insert, update, delete',
  visible: withAccount('service_file.owner_account_id'),
  readable: offered('service_file'),
} satisfies TableRules;
