/** What the demo vendors answer: the contract of `provisioning/README.md`, each in its temper. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { actions } from '../../provisioning/connector.ts';
import { isSigned } from '../../provisioning/signature.ts';
import { random } from '../world/random.ts';
import { settle } from './carry-out.ts';
import { optionsOf, subscriptionPage, usagePage } from './lists.ts';
import { report, reportLease } from './report.ts';
import {
  type DemoVendorRow,
  keepMessage,
  type MessageBody,
  type MessageRow,
  messageOf,
  type Owner,
  takeUp,
  vendorNamed,
} from './state.ts';
import { fateOf } from './tempers.ts';

export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const refused = (status: number, message: string): Answer => ({ status, body: { message } });
const ok = (body: object): Answer => ({ status: 200, body });

export async function answerVendor(owner: Owner, question: Question): Promise<Answer> {
  const [, slug = '', path = '', id = ''] = question.url.pathname.split('/').map(decodeURIComponent);
  const vendor = await vendorNamed(owner, slug);
  if (!vendor) return refused(404, `There is no vendor ${slug}.`);
  if (!isSigned([vendor.secret], question.headers, { body: question.body, now: new Date() }))
    return refused(401, 'The signature is not ours.');
  const { method } = question;
  if (method === 'POST' && (actions as readonly string[]).includes(path)) return takeMessage(owner, vendor, question);
  if (method === 'POST' && path === 'options') return options(question);
  if (method !== 'GET') return refused(405, `There is no ${method} ${path}.`);
  const { searchParams } = question.url;
  const after = searchParams.get('after') ?? '';
  if (path === 'health') return ok({});
  if (path === 'subscriptions') return ok(await subscriptionPage(owner, slug, after));
  if (path === 'usage') return ok(await usagePage(owner, slug, searchParams.get('day') ?? '', after));
  if (path === 'requests') return status(owner, slug, id);
  return refused(404, `There is nothing at ${path}.`);
}

function options({ body }: Question): Answer {
  const { path = '', text = '' } = JSON.parse(body) as { path?: string; text?: string };
  const found = optionsOf(path, text);
  return found ? ok({ options: found }) : refused(404, `There is no list ${path}.`);
}

async function status(owner: Owner, slug: string, id: string): Promise<Answer> {
  const message = await messageOf(owner, slug, id);
  if (!message?.due_utc) return refused(404, `Message ${id} has not come here.`);
  if (message.due_utc.getTime() > Date.now()) return ok({ outcome: 'accepted' });
  const { status: _status, ...outcome } = await settle(owner, slug, id);
  return ok(outcome);
}

async function takeMessage(owner: Owner, vendor: DemoVendorRow, { body: text, headers }: Question): Promise<Answer> {
  const body = JSON.parse(text) as MessageBody;
  if (headers['idempotency-key'] !== body.message_id) return refused(400, 'Idempotency-Key is not the message_id.');
  const hash = createHash('sha256').update(text).digest('hex');
  const message = await keepMessage(owner, vendor.slug, body, hash);
  if (message.body_hash !== hash) return refused(409, 'This key came with another body before.');
  const stumble = stumbleOf(vendor, message);
  return stumble ?? carryOn(owner, vendor, message);
}

function stumbleOf({ temper, failures }: DemoVendorRow, { message_id: id, tries, due_utc: due }: MessageRow) {
  const { stumble } = fateOf(temper, id);
  if (due === null && tries === 1 && stumble === 429)
    return { ...refused(429, 'Too many at once.'), headers: { 'retry-after': '2' } };
  const fails = (due === null && tries === 1 && stumble === 503) || random(`${id} ${tries}`).chance(failures);
  return fails ? refused(503, 'Not now.') : undefined;
}

async function carryOn(owner: Owner, vendor: DemoVendorRow, message: MessageRow): Promise<Answer> {
  const { slug, latency, temper } = vendor;
  const { message_id: id } = message;
  const fate = fateOf(temper, id);
  const seconds = fate.isReportedFirst ? 0 : fate.seconds * latency;
  // What is reported before the answer is not reported by the rounds too.
  const reportIn = fate.isReportedFirst ? reportLease : seconds;
  const due = await takeUp(owner, message, { seconds, reports: fate.reports, reportIn });
  if (fate.isAccepted) {
    if (fate.isReportedFirst && message.due_utc === null) {
      await settle(owner, slug, id);
      await report(owner, slug, id);
    }
    return { status: 202, body: {} };
  }
  // What is begun is done, also when nobody waits for the answer any more.
  await wait(Math.max(0, due.getTime() - Date.now()), undefined, { ref: false });
  const { status: code, outcome: _outcome, ...said } = await settle(owner, slug, id);
  return { status: code, body: said };
}
