/** Secrets of connectors: made here, shown once, kept encrypted; a new one stands beside the present one until it takes its place. */
import { randomBytes } from 'node:crypto';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { findConnector } from './connectors.ts';

/** So that people and scanners see what it is, as Standard Webhooks says. */
const prefix = 'whsec_';
const secretBytes = 32;

function refuseInOthersName({ session }: CallContext): void {
  if (session.user.ImpersonatorAccountId !== undefined) throw new Failure(403, 'notImpersonated');
}

/** A new secret that is not in use yet is replaced. @throws 409 where nothing is signed. */
export async function makeSecret(context: CallContext, connectorId: number): Promise<{ name: string; secret: string }> {
  refuseInOthersName(context);
  const connector = await findConnector(context, connectorId);
  if (connector.kind === 'Manual') throw new Failure(409, 'noSecretByHand');
  const secret = prefix + randomBytes(secretBytes).toString('base64');
  const kept = context.secrets.encrypt('connector', secret);
  await context.db
    .updateTable('connector')
    .set(connector.secret === null ? { secret: kept } : { next_secret: kept })
    .where('connector_id', '=', connectorId)
    .execute();
  return { name: connector.name, secret };
}

/** @returns the name of the connector. @throws 409 where there is no new one. */
export async function switchSecret(context: CallContext, connectorId: number): Promise<string> {
  refuseInOthersName(context);
  const { name, next_secret: next } = await findConnector(context, connectorId);
  if (next === null) throw new Failure(409, 'noNextSecret');
  await context.db
    .updateTable('connector')
    .set({ secret: next, next_secret: null })
    .where('connector_id', '=', connectorId)
    .execute();
  return name;
}
