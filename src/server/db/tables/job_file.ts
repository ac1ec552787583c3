/** Files that jobs have made, kept until they expire. */
import type { TableRules } from '../table.ts';

export interface JobFileTable {
  job_id: number;
  file_name: string;
  content_type: string;
  content: Buffer;
  expires_utc: Date;
  /** The branch whose rows it holds. */
  scope: string;
}

declare module '../tables.ts' {
  interface Tables {
    job_file: JobFileTable;
  }
}

export default {
  name: 'job_file',
  grant: 'select, insert',
  visible: 'exists (select from job j where j.job_id = job_file.job_id)',
} satisfies TableRules;
