/** `POST /control`: what a demonstration or a test sets of a demo vendor, such as its temper, or subscriptions of which we do not know. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import Schema from 'typebox/schema';
import type { Answer, Question } from './answer.ts';
import { type Owner, vendorNamed } from './state.ts';
import { tempers } from './tempers.ts';

const State = Type.Enum(['Active', 'Suspended', 'Ended']);
const quantity = Type.Number({ minimum: 0, maximum: 1e9 });
const Control = Type.Object(
  {
    vendor: Type.String(),
    temper: Type.Optional(Type.Enum([...tempers])),
    latency: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    failures: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    secret: Type.Optional(Type.String({ pattern: '^whsec_' })),
    set: Type.Optional(
      Type.Object({
        reference: Type.String(),
        quantity: Type.Optional(quantity),
        vendor_sku: Type.Optional(Type.String()),
        state: Type.Optional(State),
      }),
    ),
    add: Type.Optional(Type.Object({ reference: Type.String(), vendor_sku: Type.String(), quantity })),
    forget: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
type Control = Static<typeof Control>;

const allowed =
  'vendor (a name such as brieftaube-mail) and any of temper (' +
  `${tempers.join(', ')}), latency (a factor from 0 to 100), failures (a share from 0 to 1), secret (whsec_…), ` +
  'set { reference, quantity?, vendor_sku?, state? }, add { reference, vendor_sku, quantity }, forget (a reference).';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @param token the password of the demo sign-ins. */
export async function answerControl(owner: Owner, token: string, { headers, body }: Question): Promise<Answer> {
  const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (!timingSafeEqual(digest(given), digest(token)))
    return { status: 401, body: { message: 'Authorization: Bearer takes the password of the demo sign-ins.' } };
  const control = read(body);
  if (!control) return { status: 400, body: { message: `Found: ${body.slice(0, 200)}. Allowed: ${allowed}` } };
  const { vendor: slug, temper = null, latency = null, failures = null, secret = null, set, add, forget } = control;
  if (!(await vendorNamed(owner, slug))) return { status: 404, body: { message: `There is no vendor ${slug}.` } };
  await owner.transaction().execute(async (transaction) => {
    await sql`update demo_vendor.vendor set temper = coalesce(${temper}, temper), latency = coalesce(${latency}::float8, latency),
      failures = coalesce(${failures}::float8, failures), secret = coalesce(${secret}, secret)
      where slug = ${slug}`.execute(transaction);
    if (set)
      await sql`update demo_vendor.subscription set quantity = coalesce(${set.quantity ?? null}::float8, quantity),
        vendor_sku = coalesce(${set.vendor_sku ?? null}, vendor_sku), state = coalesce(${set.state ?? null}, state)
        where slug = ${slug} and reference = ${set.reference}`.execute(transaction);
    if (add)
      await sql`insert into demo_vendor.subscription (slug, reference, vendor_sku, quantity, state)
        values (${slug}, ${add.reference}, ${add.vendor_sku}, ${add.quantity}, 'Active')
        on conflict (slug, reference) do update set quantity = excluded.quantity`.execute(transaction);
    if (forget !== undefined)
      await sql`delete from demo_vendor.subscription where slug = ${slug} and reference = ${forget}`.execute(
        transaction,
      );
  });
  return { status: 200, body: {} };
}

function read(body: string): Control | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return Schema.Check(Control as never, value) ? (value as Control) : undefined;
  } catch {
    return undefined;
  }
}
