/** Providers of single sign-on (OpenID Connect): read from a file, found out about when they answer, offered only then. */
import { readFile } from 'node:fs/promises';
import { allowInsecureRequests, type Configuration, discovery } from 'openid-client';
import { Type } from 'typebox';
import Schema from 'typebox/schema';
import type { Static } from '../../../define/contract/schema.ts';
import type { SsoSetup } from '../../../rules/brand/branding.ts';

const text = Type.String({ minLength: 1, maxLength: 500 });
const ProviderEntry = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
  name: text,
  issuer: text,
  client_id: text,
  client_secret: Type.Optional(text),
  scope: Type.Optional(text),
});
export type ProviderEntry = Static<typeof ProviderEntry>;

interface Known {
  readonly entry: ProviderEntry;
  /** Absent while the provider does not answer. */
  configuration: Configuration | undefined;
  tried: number;
}

/** A provider that did not answer is asked again after this time. */
const patience = 5000;
/** One that has answered is trusted to be there for so long; later it is asked before somebody is sent there. */
const trusted = 3000;
const answerWithin = 5;

export class WrongProviders extends Error {}

export class Providers {
  readonly #known: Known[] = [];

  /** Entries whose issuer is no address, or not protected on its way, are dropped (LOGIN-21). */
  constructor(entries: readonly ProviderEntry[]) {
    for (const entry of entries.filter(({ issuer }) => isSafe(issuer))) this.add(entry);
  }

  /** One more, which is found out about at once. */
  add(entry: ProviderEntry): void {
    this.#known.push({ entry, configuration: undefined, tried: 0 });
    this.setupList();
  }

  /** @throws WrongProviders when the file cannot be read or is no list of providers. */
  static async open(file: string | undefined): Promise<Providers> {
    if (file === undefined) return new Providers([]);
    try {
      const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!Schema.Check(Type.Array(ProviderEntry) as never, entries)) throw new Error('it is no list of providers');
      return new Providers(entries as ProviderEntry[]);
    } catch (error) {
      throw new WrongProviders(
        `SSO_FILE cannot be used: ${(error as Error).message}. It holds a JSON list of {"id", "name", "issuer", "client_id", "client_secret", "scope"}.`,
      );
    }
  }

  /** What the sign-in page offers now. Those that have not answered yet are asked meanwhile, and appear the next time. */
  setupList(): readonly SsoSetup[] {
    return this.#known.flatMap((known) => {
      if (!known.configuration && Date.now() - known.tried > patience) void this.#discover(known).catch(() => {});
      const endpoint = known.configuration?.serverMetadata().authorization_endpoint;
      if (endpoint === undefined) return [];
      const { id, name, client_id, scope } = known.entry;
      return [{ id, name, auth_endpoint: endpoint, client: client_id, scope: scope ?? 'openid' }];
    });
  }

  /** What people call a provider; its id where it is configured no longer. */
  nameOf(id: string): string {
    return this.#known.find(({ entry }) => entry.id === id)?.entry.name ?? id;
  }

  /**
   * What is known of a provider that answers now: nobody is sent to one that does not.
   * @throws whatever keeps the provider from answering.
   */
  async configuration(id: string): Promise<{ entry: ProviderEntry; configuration: Configuration } | undefined> {
    const known = this.#known.find(({ entry }) => entry.id === id);
    if (!known) return undefined;
    const fresh = Date.now() - known.tried < trusted ? known.configuration : undefined;
    return { entry: known.entry, configuration: fresh ?? (await this.#discover(known)) };
  }

  async #discover(known: Known): Promise<Configuration> {
    known.tried = Date.now();
    const { issuer, client_id, client_secret } = known.entry;
    const address = new URL(issuer);
    try {
      known.configuration = await discovery(address, client_id, client_secret, undefined, {
        timeout: answerWithin,
        execute: address.protocol === 'http:' ? [allowInsecureRequests] : [],
      });
      return known.configuration;
    } catch (error) {
      known.configuration = undefined;
      throw error;
    }
  }
}

/** Plain http is for a provider on the same machine. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

declare module '../../../define/contract/handler.ts' {
  interface CallContext {
    readonly signOn: Providers;
  }
}
