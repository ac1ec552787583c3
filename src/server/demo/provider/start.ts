/** A real OpenID provider on a port of its own, so that the demo world and the tests sign on as people do elsewhere. */
import { generateKeyPair, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type Provider from 'oidc-provider';
import type { ProviderEntry } from '../../identity/sign-on/providers.ts';
import { answerSignOn, type PasswordCheck, type SignOnPageDeps, signOnPath } from './sign-on-page.ts';

export interface DemoProviderOptions {
  /** Where the portal is reached; the provider sends people back there. */
  readonly portal: string;
  readonly name: string;
  /** Whether this is the person's password. */
  readonly judge: PasswordCheck;
  readonly port?: number;
}

export interface DemoProvider {
  readonly entry: ProviderEntry;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

export async function startDemoProvider({ portal, name, judge, port = 0 }: DemoProviderOptions): Promise<DemoProvider> {
  const server = createServer().listen(port, host);
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const entry = { id: 'demo', name, issuer, client_id: 'portal', client_secret: randomBytes(32).toString('base64url') };
  let made: Promise<Answers> | undefined;
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    try {
      // The library and its key take as long as the rest of a start, and most starts sign nobody on.
      made ??= quietly(() => newProvider(entry, portal)).then((provider) => answersOf(provider, { name, judge }));
      const { signOn, others } = await made;
      await (request.url?.startsWith(signOnPath) ? signOn : others)(request, response);
    } catch {
      response
        .writeHead(400, { 'content-type': 'text/plain' })
        .end('This sign-on is over. Go back and start it again.');
    }
  });
  return {
    entry,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
interface Answers {
  /** The page of the provider. */
  readonly signOn: Answer;
  /** What the protocol asks. */
  readonly others: Answer;
}

function answersOf(provider: Provider, page: SignOnPageDeps): Answers {
  return {
    signOn: (request, response) => answerSignOn(provider, page, request, response),
    others: provider.callback(),
  };
}

async function newProvider({ issuer, client_id, client_secret }: ProviderEntry, portal: string): Promise<Provider> {
  const { default: Provider } = await import('oidc-provider');
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [{ client_id, client_secret: client_secret ?? '', redirect_uris: [`${portal}/v/`] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'demo' } as never] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${signOnPath}${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 60, AuthorizationCode: 60, IdToken: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    // The portal belongs to the same company as the provider: nobody has to agree.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: client_id, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
}

/** The library warns on the terminal of what a demo may do: keeping everything in memory, for instance. */
async function quietly<T>(make: () => Promise<T>): Promise<T> {
  const { info, warn } = console;
  const but =
    (log: typeof info) =>
    (first: unknown, ...rest: unknown[]) => {
      if (!String(first).includes('oidc-provider')) log(first, ...rest);
    };
  Object.assign(console, { info: but(info), warn: but(warn) });
  try {
    return await make();
  } finally {
    Object.assign(console, { info, warn });
  }
}
