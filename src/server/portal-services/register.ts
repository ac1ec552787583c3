/** Services that the portal itself offers to a brand: the script of its chat bot, and its counting of what people do. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { analyticsEvent } from '../../../manifests/entities/AnalyticsEvent.ts';
import type { Static } from '../../define/contract/schema.ts';
import { limits } from '../../rules/limits.ts';
import { isStorable } from '../../rules/text/storable-text.ts';
import { Failure } from '../calls/failure.ts';
import { inOwnTransaction } from '../db/own-transaction.ts';
import { countTry } from '../http/rate-limit.ts';
import { dataHeaders, unsaidOrigin } from '../http/security.ts';
import { workingSession } from '../http/working-session.ts';
import type { Service } from '../service.ts';

export const portalServices = '/portal-services';

const scripts = import.meta.glob<string>('./*.js', { eager: true, query: '?raw', import: 'default' });

const Body = Type.Object(analyticsEvent);
type Event = Static<typeof Body>;

/** Of one user. */
const mostEvents = { calls: limits.analyticsEvents, minutes: 15 };

export function registerPortalServices(app: FastifyInstance, service: Service): void {
  for (const [file, text] of Object.entries(scripts)) {
    app.get(`${portalServices}/${file.replace('./', '')}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }
  // No call of the contract: it stands where another company's counting would, and leaves no entry in the log.
  app.post<{ Body: Event }>(
    `${portalServices}/events`,
    { schema: { body: JSON.parse(JSON.stringify(Body)) } },
    async (request, reply) => {
      reply.headers(dataHeaders);
      await countEvent(service, request);
      return reply.status(204).send();
    },
  );
}

/** @throws 401 for who is not signed in, 429 after too many. */
async function countEvent(service: Service, request: FastifyRequest<{ Body: Event }>): Promise<void> {
  const unsaid = unsaidOrigin(request);
  if (unsaid) throw unsaid;
  const session = await workingSession(service, request);
  if (!session) throw new Failure(401, 'signInFirst');
  const { UserAccountId, CompanyAccount, ImpersonatorAccountId = null } = session.user;
  const { pool } = service.database;
  const refused = await countTry(pool, `analytics:${ImpersonatorAccountId ?? UserAccountId}`, mostEvents);
  if (refused) throw refused;
  const { name, searchText = null, servicesCount, accountsCount, kind, id } = request.body;
  if (![searchText, kind, id].every((text) => isStorable(text ?? ''))) throw new Failure(400, 'unkeptCharacter');
  const details = JSON.stringify({ ServicesCount: servicesCount, AccountsCount: accountsCount, Kind: kind, Id: id });
  const event = [CompanyAccount.AccountId, name, searchText, details, ImpersonatorAccountId];
  await inOwnTransaction(pool, 'count_event', event);
}
