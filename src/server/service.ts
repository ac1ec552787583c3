/** What the routes of a running server share. */
import type { FastifyServerOptions } from 'fastify';
import type { AnyOperation } from '../define/contract/operation.ts';
import type { Branding } from '../rules/brand/branding.ts';
import type { Database } from './db/database.ts';
import type { Session, Sessions } from './identity/session.ts';
import type { Providers } from './identity/sign-on/providers.ts';
import type { Layouts } from './layouts/view-layouts.ts';
import type { Brand } from './mail/layout.ts';
import type { Broadcasts } from './messages/broadcasts.ts';
import type { MaintenancePlans } from './messages/maintenance-plans.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface Service {
  readonly settings: Settings;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly layouts: Layouts;
  readonly maintenance: MaintenancePlans;
  readonly broadcasts: Broadcasts;
  readonly secrets: Secrets;
  readonly signOn: Providers;
  /** As the operator wrote it. */
  readonly branding: Partial<Branding>;
  /** How e-mails look. */
  readonly brand: Brand;
  /** Names of the demo users; empty outside of the demo world. */
  readonly demoUsers: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    /** What is carried out in the place of the operation of the route. */
    performed: AnyOperation | undefined;
  }
}
