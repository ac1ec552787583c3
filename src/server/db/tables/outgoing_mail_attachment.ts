/** Files that go along with a mail; only functions of the database see them. */
import type { TableRules } from '../table.ts';

export interface OutgoingMailAttachmentTable {
  outgoing_mail_id: number;
  position: number;
  file_name: string;
  content_type: string;
  content: Buffer;
}

declare module '../tables.ts' {
  interface Tables {
    outgoing_mail_attachment: OutgoingMailAttachmentTable;
  }
}

export default {
  name: 'outgoing_mail_attachment',
  grant: '',
} satisfies TableRules;
