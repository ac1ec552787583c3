/** The refusal of calls that another site makes, and headers that browsers enforce for us. */
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../calls/failure.ts';
import { secretOf } from './cookie.ts';
import { ownOrigins } from './own-origins.ts';

/** Answers of calls are data: nothing in them runs, and nobody keeps a copy. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/**
 * For pages and files: a policy with a nonce of its own for each answer.
 * @param others origins that scripts of other companies, which the brand names, may call and take pictures from.
 * @param hosts origins whose pages may embed ours; without one, no page may.
 */
export async function registerPageSecurity(
  app: FastifyInstance,
  others: readonly string[] = [],
  hosts: readonly string[] = [],
): Promise<void> {
  await app.register(helmet, {
    global: true,
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Positions and sizes that scripts compute are set through the DOM; no style attribute stands in our markup.
        imgSrc: ["'self'", 'data:', ...others],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...others],
        manifestSrc: ["'self'"],
        // Documents that a call has answered, under an address that the page itself made; no address of anybody, ourselves included, is framed.
        // What such a frame shows inherits this policy, and the viewer of PDFs counts as an object there.
        frameSrc: ['blob:'],
        objectSrc: ['blob:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: hosts.length ? [...hosts] : ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // The older header can name no origin; where hosts are allowed, the policy alone speaks.
    frameguard: hosts.length ? false : { action: 'deny' },
    hsts: { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** @param publicUrl where people reach the portal; only its own pages may call. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string): void {
  const isOwn = ownOrigins(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin, upgrade } = request.headers;
    // Pages of any site may open a socket here, so these are asked as well.
    if ((request.method === 'GET' || request.method === 'HEAD') && upgrade === undefined) return done();
    const site = request.headers['sec-fetch-site'];
    // A page under a name that somebody else has led here is of the same origin to its browser, and not to us.
    const claims = origin !== undefined || site === 'same-origin';
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') || (claims && !isOwn(origin, request.host));
    if (foreign) request.log.info({ origin, site }, 'call of another site refused');
    done(foreign ? new Failure(403, 'foreignOrigin') : undefined);
  });
}

/**
 * The refusal of a write in somebody's name that does not say where it comes from. Browsers say so on every POST;
 * without the session's cookie there is no name to misuse.
 */
export function unsaidOrigin(request: FastifyRequest): Failure | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined || site !== undefined || secretOf(request) === undefined) return undefined;
  return new Failure(403, 'unsaidOrigin');
}
