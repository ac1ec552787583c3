/** What is kept under a path, for whoever knows it. */
import type { Pool } from 'pg';

export interface StoredFile {
  readonly content_type: string;
  readonly file_name: string | null;
  /** Changes with the content. */
  readonly tag: string;
  /** Under its path there is never anything else. */
  readonly is_constant: boolean;
  /** null: as the asker has it. */
  readonly content: Buffer | null;
}

/** @param known the tag of what the asker has. */
export async function findStored(pool: Pool, path: string, known?: string): Promise<StoredFile | undefined> {
  const { rows } = await pool.query<StoredFile>({
    name: 'stored_file',
    text: 'select * from stored_file($1, $2)',
    values: [path, known ?? null],
  });
  return rows[0];
}

/** The smallest of the kept sizes whose longest side is at least so long; the picture itself has no side. */
export async function findRendition(
  pool: Pool,
  path: string,
  longest: number,
): Promise<{ side: number | null; content: Buffer } | undefined> {
  const { rows } = await pool.query<{ side: number | null; content: Buffer }>({
    name: 'stored_rendition',
    text: 'select * from stored_rendition($1, $2)',
    values: [path, longest],
  });
  return rows[0];
}
