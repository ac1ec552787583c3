/** A database that another version has brought further: this one cannot know what it finds there. */

export class UnknownMigrations extends Error {
  override readonly name = 'UnknownMigrations';
}

/**
 * @param applied Names of the migrations that the database has had.
 * @param known Names of those that this version has.
 * @throws where one is not known: says which, and what to do.
 */
export function assertKnown(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const they = unknown.length === 1 ? 'the migration' : 'the migrations';
  throw new UnknownMigrations(
    [
      `The database has had ${they} ${unknown.join(', ')}, which this version does not know: a newer version, or another branch, has used it. Nothing was changed.`,
      'Start the version that knows the database, or let this one have a database of its own: name another folder in DATA_DIR, or another database in DATABASE_URL.',
      'A demo world that nobody needs may also be taken away, with the folder that DATA_DIR names.',
    ].join('\n'),
  );
}
