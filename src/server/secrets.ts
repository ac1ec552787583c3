/** What only this installation can read: values encrypted or signed with its own key, each purpose with a key of its own. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from './db/tables.ts';
import type { Settings } from './settings.ts';

type Purpose =
  | 'authenticator'
  | 'sign-on'
  | 'mail'
  | 'security code'
  | 'recovery code'
  | 'repeated call'
  | 'realtime connection'
  | 'chat'
  | 'connector'
  | 'check';

export class Secrets {
  readonly #key: Buffer;
  readonly #derived = new Map<Purpose, Buffer>();

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Encrypted and protected from changes: initialisation vector, tag, cipher text. */
  encrypt(purpose: Purpose, text: string): Buffer {
    const vector = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#keyFor(purpose), vector);
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([vector, cipher.getAuthTag(), content]);
  }

  /** @throws when the value was changed or encrypted with another key. */
  decrypt(purpose: Purpose, value: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#keyFor(purpose), value.subarray(0, 12));
    decipher.setAuthTag(value.subarray(12, 28));
    return Buffer.concat([decipher.update(value.subarray(28)), decipher.final()]).toString('utf8');
  }

  /** A keyed hash: short codes cannot be found by trying without the key. */
  hash(purpose: Purpose, text: string): Buffer {
    return createHmac('sha256', this.#keyFor(purpose)).update(text).digest();
  }

  #keyFor(purpose: Purpose): Buffer {
    let key = this.#derived.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.#key, '', purpose, 32));
      this.#derived.set(purpose, key);
    }
    return key;
  }
}

/** The key of the setting, or the one that the data folder keeps; a new installation makes its own. */
export async function openSecrets({ secretKey, dataDir }: Settings): Promise<Secrets> {
  if (secretKey !== undefined) return new Secrets(Buffer.from(secretKey));
  const file = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  // Only who creates the file writes it; everybody else reads what is there.
  await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return new Secrets(Buffer.from(await readFile(file, 'utf8'), 'base64'));
}

export class WrongSecretKey extends Error {}

/** @throws WrongSecretKey when the database was used with another key: its second factors would be lost. */
export async function checkSecretKey(owner: Kysely<Tables>, secrets: Secrets): Promise<void> {
  const name = 'secret-key-check';
  const value = secrets.hash('check', name).toString('hex');
  await owner
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await owner.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  if (kept?.value !== value) {
    throw new WrongSecretKey(
      'The secret key is not the one that this database was used with. Set SECRET_KEY to that one, or bring back the file secret.key of its data folder.',
    );
  }
}

declare module '../define/contract/handler.ts' {
  interface CallContext {
    readonly secrets: Secrets;
  }
}
