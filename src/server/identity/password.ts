/** Password hashes: Argon2id, with the same work for a user who does not exist. */
import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation: 19 MiB, two passes, one lane.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), strength);

let nobody: Promise<string> | undefined;

/** Compares in the same time whether or not there is a hash to compare with. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  // Who has not chosen a password yet has no hash of this kind.
  const usable = stored?.startsWith('$argon2') ? stored : undefined;
  const right = await verify(usable ?? (await nobody), password.normalize('NFKC'));
  return right && usable !== undefined;
}
