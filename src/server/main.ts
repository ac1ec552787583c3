/** Starts the server: settings, database, application; and stops it without losing a call. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { UnknownMigrations } from './db/known-migrations.ts';
import { WrongServerRole } from './db/restricted-role.ts';
import { WrongProviders } from './identity/sign-on/providers.ts';
import { WrongSecretKey } from './secrets.ts';
import { readSettings, WrongSettings } from './settings.ts';
import { startService } from './start.ts';

const portal = join(fileURLToPath(new URL('.', import.meta.url)), '../client');

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const ended = new AbortController();
  const { signal: until } = ended;
  const starting = startService(settings, { portal: existsSync(portal) ? portal : undefined, until });
  // From the first moment on: whoever ends it while it starts leaves no database behind.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (until.aborted) process.exit(1);
      ended.abort();
      starting
        .then(
          (running) => running.stop(),
          () => {},
        )
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
    });
  }
  const running = await starting.catch((error: unknown) => {
    if (!until.aborted) throw error;
  });
  // In one piece, with no line of the log in between.
  if (running && !until.aborted) process.stdout.write(`${running.announcement.join('\n')}\n`);
}

main().catch((error: unknown) => {
  // What the operator can mend is said in words; anything else with its stack.
  const known = [
    WrongSettings,
    EmbeddedDatabaseError,
    WrongSecretKey,
    WrongServerRole,
    WrongProviders,
    UnknownMigrations,
  ].some((kind) => error instanceof kind);
  console.error(known ? `Portolan does not start.\n${(error as Error).message}` : error);
  process.exit(1);
});
