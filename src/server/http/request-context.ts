/** What a handler works with, made for each call; a class, so that what the call does not ask for costs it nothing. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import Value from 'typebox/value';
import type { SignInContext } from '../../define/contract/handler.ts';
import callErrors from '../../rules/errors/calls.ts';
import type { Language } from '../../rules/limits.ts';
import { isStorable } from '../../rules/text/storable-text.ts';
import type { AuditNote } from '../calls/call-context.ts';
import { Failure } from '../calls/failure.ts';
import { cleanedInput, type Handlers } from '../calls/internal-read.ts';
import { translate } from '../calls/texts.ts';
import { inOwnTransaction } from '../db/own-transaction.ts';
import { openTransaction, type TenantScope, type Transaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';
import { sessionLess } from '../identity/session-less.ts';
import type { Service } from '../service.ts';
import { type CarriedOut, isRaw, type Result, read, write } from './carry-out.ts';
import { deviceOf, forgetSecret, giveDevice, giveSecret } from './cookie.ts';
import { countCall } from './rate-limit.ts';
import { readerLanguage } from './reader-language.ts';
import { refusal } from './refusal.ts';

export class RequestContext implements SignInContext {
  readonly transaction: Transaction;
  note: AuditNote = {};
  /** The write that was carried out in the call's place: what the log and other browsers are told of. */
  performed: CarriedOut | undefined;
  readonly #service: Service;
  readonly #handlers: Handlers;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #language: Language | undefined;
  /** What the browser's cookie becomes once the call has succeeded; null takes it away. */
  #secret: string | null | undefined;
  #device: string | undefined;
  /** In whose name the call goes on, though nobody is signed in. */
  #actingFor: Session | undefined;

  constructor(service: Service, handlers: Handlers, request: FastifyRequest, reply: FastifyReply) {
    this.#service = service;
    this.#handlers = handlers;
    this.#request = request;
    this.#reply = reply;
    const { pool, pipelinedPool } = service.database;
    this.transaction = openTransaction(pool, request.session?.scope, pipelinedPool);
  }

  get session(): Session {
    const session = this.#actingFor ?? this.#request.session;
    if (!session) throw new Failure(401, 'signInFirst');
    return session;
  }

  get db() {
    return this.transaction.db;
  }

  get secrets() {
    return this.#service.secrets;
  }

  get signOn() {
    return this.#service.signOn;
  }

  get brand() {
    return this.#service.brand;
  }

  get chatBot() {
    return this.#service.settings.chatBot;
  }

  get isDemo() {
    return this.#service.settings.demo;
  }

  get connectorOrigins() {
    return this.#service.settings.connectorOrigins;
  }

  get hasMailServer() {
    return this.#service.settings.smtpUrl !== undefined;
  }

  get layouts() {
    return this.#service.layouts;
  }

  get languages(): readonly Language[] {
    return this.#request.server.languages;
  }

  get language(): Language {
    this.#language ??= readerLanguage(this.#request);
    return this.#language;
  }

  get caller() {
    const request = this.#request;
    return {
      address: request.ip,
      userAgent: storable(request.headers['user-agent']),
      idempotencyKey: idempotencyKeyOf(request),
      requestId: request.id,
    };
  }

  get presented() {
    return { session: this.#request.session, device: deviceOf(this.#request) };
  }

  prepared(name: string, text: string, values: readonly unknown[]): Promise<unknown[][]> {
    return this.transaction.prepared(name, text, values);
  }

  scoped(name: string, values: readonly unknown[]): Promise<unknown[] | undefined> {
    return this.transaction.scoped(name, values);
  }

  enter(scope: TenantScope): Promise<void> {
    return this.transaction.enter(scope);
  }

  async actFor(userAccountId: number): Promise<void> {
    this.#actingFor = await sessionLess(this, userAccountId);
    await this.enter(this.#actingFor.scope);
  }

  inOwnTransaction(name: string, values: readonly unknown[]): Promise<unknown[]> {
    return inOwnTransaction(this.#service.database.pool, name, values);
  }

  text(text: string, parameters?: Readonly<Record<string, string | number>>): string {
    return translate(this.language, text, parameters);
  }

  async perform(name: string, input: unknown): Promise<unknown> {
    const handler = this.#handlers.get(name);
    if (!handler || handler.signsIn) throw new Failure(404, 'unknownOperation', { operation: name.slice(0, 100) });
    const { operation } = handler;
    this.#request.performed = operation;
    const { session } = this;
    const refused =
      refusal(operation, session, this.#request) ??
      (await countCall(this.#service.database.pool, operation, this.#request));
    if (refused) throw refused;
    const cleaned = cleanedInput(this, operation, input);
    let result: Result;
    if (operation.kind === 'read') result = await read(handler, cleaned, this);
    else {
      // It leaves its own entry instead of this call's.
      this.note = {};
      const within = { context: this, transaction: this.transaction, userAccountId: session.user.UserAccountId };
      const { result: written, ...performed } = await write(handler, cleaned, within);
      result = written;
      this.performed = performed;
    }
    return Value.Clean(operation.data, isRaw(result) ? JSON.parse(result.raw) : result);
  }

  audit(more: AuditNote): void {
    this.note = { ...this.note, ...more };
  }

  setSecret(given: string | undefined): void {
    this.#secret = given ?? null;
  }

  setDevice(given: string): void {
    this.#device = given;
  }

  /** Tells the browser what `setSecret` and `setDevice` were given. */
  sendSecret(): void {
    if (this.#secret === null) forgetSecret(this.#request, this.#reply);
    else if (this.#secret !== undefined) giveSecret(this.#request, this.#reply, this.#secret);
    if (this.#device !== undefined) giveDevice(this.#request, this.#reply, this.#device);
  }
}

/** The Idempotency-Key header: a form sends the same one however often it is submitted. */
const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !key) return undefined;
  // Without its key a repeated call would do everything once more.
  if (!isStorable(key))
    throw new Failure(400, 'wrongValue', {
      field: 'Idempotency-Key',
      problem: translate(readerLanguage(request), callErrors.unkeptCharacter),
    });
  return key;
};

const storable = (text: string | undefined): string | undefined =>
  text === undefined || isStorable(text) ? text : undefined;
