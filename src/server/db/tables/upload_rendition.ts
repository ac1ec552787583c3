/** A picture that somebody has sent in the sizes in which it is shown, by the longest side; whoever sees the upload sees them. */
import type { TableRules } from '../table.ts';

export interface UploadRenditionTable {
  path: string;
  side: number;
  content: Buffer;
}

declare module '../tables.ts' {
  interface Tables {
    upload_rendition: UploadRenditionTable;
  }
}

export default {
  name: 'upload_rendition',
  grant: 'select, insert',
  visible: 'exists (select from upload u where u.path = upload_rendition.path)',
  writable:
    'exists (select from upload u where u.path = upload_rendition.path and u.user_account_id = (select scope_user()))',
} satisfies TableRules;
