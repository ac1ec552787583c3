/**
 * Single sign-on in the demo world: a provider on this machine, which takes the names and passwords of the demo users.
 * Each server process has one of its own. People are known there by their usernames, so what is linked holds at all of
 * them; a sign-on under way ends at the process that began it, which alone knows its code.
 */

import { isLoopback } from '../../../rules/navigation/loopback.ts';
import { inOwnTransaction } from '../../db/own-transaction.ts';
import { verifyPassword } from '../../identity/password.ts';
import type { Service } from '../../service.ts';
import { type DemoProvider, startDemoProvider } from './start.ts';

/** Wrong passwords of one name in a quarter of an hour. */
const most = 10;

/** @returns undefined where browsers elsewhere could not reach the provider. */
export async function startDemoSignOn({ settings, database, signOn }: Service): Promise<DemoProvider | undefined> {
  if (!settings.demo || !isLoopback(new URL(settings.publicUrl).host)) return undefined;
  const { pool } = database;
  const provider = await startDemoProvider({
    portal: settings.publicUrl,
    name: 'Demo ID',
    judge: async (name, password) => {
      const subject = `demo provider:${name}`;
      const [tries] = await inOwnTransaction(pool, 'count_attempt', [subject, most, 900]);
      if ((tries as number) > most) return false;
      const [, hash] = (await inOwnTransaction(pool, 'find_credential', [name])) as [number?, string?];
      const right = await verifyPassword(hash, password);
      if (right) await inOwnTransaction(pool, 'forget_attempts', [subject]);
      return right;
    },
  });
  signOn.add(provider.entry);
  return provider;
}
