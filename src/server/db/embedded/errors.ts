/** The launcher's error: what was found and what the operator can do about it, in that order. */
export class EmbeddedDatabaseError extends Error {
  override readonly name: string = 'EmbeddedDatabaseError';

  constructor(found: string, remedy = 'Set DATABASE_URL to use your own PostgreSQL.') {
    super(`${found} ${remedy}`);
  }
}

/** The text of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Failures of the file system say what failed but not why the launcher wanted it. */
export function explained(error: unknown, folder: string): unknown {
  if (error instanceof EmbeddedDatabaseError || !(error as NodeJS.ErrnoException | null)?.path) return error;
  return new EmbeddedDatabaseError(
    `The embedded PostgreSQL could not be started in ${folder}: ${reasonOf(error)}.`,
    'Choose a data folder that this user may write, or set DATABASE_URL to use your own PostgreSQL.',
  );
}
