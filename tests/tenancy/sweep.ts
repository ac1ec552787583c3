/** What somebody reaches by calls, and should not: each call with the ids of others, and what calls without any id answer him. */
import { sql } from 'kysely';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { subjectInputs } from '../../src/define/contract/subject.ts';
import { meets } from '../../src/rules/access/capabilities.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { rightAnswers, sampleInput, swept, withId } from '../contract/world/sample-inputs.ts';
import { absentId, makeRow, makeThing, thingKinds } from '../contract/world/things.ts';
import { relations, type World } from '../contract/world/world.ts';
import { type Answer, type Caller, type DemoUser, demoUsers, type TestServer } from '../database/server.ts';
import { isAskedFor, isPersonal } from './whose.ts';

/** An input of a call that names something, with the kind it names. */
export interface NamedInput {
  readonly operation: AnyOperation;
  readonly kind: string;
  readonly path: string;
}

export const namedInputs: readonly NamedInput[] = swept.flatMap((operation) =>
  subjectInputs(operation.subject).map(({ kind, path }) => ({ operation, kind, path })),
);

/** Calls that name nothing: what they answer follows from who asks. */
export const unnamed: readonly AnyOperation[] = swept.filter(
  ({ subject, kind, needs }) => typeof subject === 'string' && kind === 'read' && needs !== 'anyone',
);

export interface Swept {
  readonly faults: readonly string[];
  readonly cases: number;
}

/** Who sweeps, and what he may see. */
interface Sweeper {
  readonly caller: Caller;
  readonly current: CurrentUserData;
  readonly branch: string;
  /** With whom he deals, which both sides know. */
  readonly parties: ReadonlySet<number | string>;
}

async function sweeper(server: TestServer, name: DemoUser): Promise<Sweeper> {
  const caller = await server.as(name);
  const current = await caller.me();
  return { caller, current, branch: await branchOf(server, current), parties: await partiesOf(server, current) };
}

/** His company and its seller, by id and name; of the marketplace's owner, the company that buys from him what tests make. */
export async function partiesOf(server: TestServer, current: CurrentUserData): Promise<ReadonlySet<number | string>> {
  const { rows } = await sql<{ account_id: number; display_name: string }>`
    select a.account_id, a.display_name from portolan.account own
    join portolan.account a on a.account_id in (own.account_id, own.parent_account_id)
      or own.parent_account_id is null and a.account_id = (
        select min(account_id) from portolan.account b where b.parent_account_id = own.account_id and b.account_type = 'Company')
    where own.account_id = ${current.CompanyAccount.AccountId}`.execute(server.database.owner);
  return new Set(rows.flatMap((row) => [row.account_id, row.display_name]));
}

const dealKinds: readonly string[] = ['Import', 'Invoice', 'Order', 'ProvisioningRequest', 'Quote'];

/** Calls whose answers name both sides of a deal. */
export const isOfDeals = ({ subject, kind, ...rest }: AnyOperation): boolean =>
  (typeof subject !== 'string' && dealKinds.some((each) => each in subject)) ||
  (kind === 'read' && 'reads' in rest && rest.reads?.some((tag) => dealKinds.includes(tag)) === true);

export async function sweepAccounts(
  server: TestServer,
  world: World,
  name: DemoUser,
  inputs: readonly NamedInput[],
): Promise<Swept> {
  const { caller, current, branch, parties } = await sweeper(server, name);
  const around = world.around(current);
  const faults: string[] = [];
  for (const { operation, path } of inputs) {
    // Another account that the call names stays one of the caller's own.
    const about = (accountId: number) => withId(sampleInput(operation, current.UserAccountId), path, accountId);
    const absent = await caller.post(operation.operation, about(999_999_999));
    for (const relation of relations) {
      const place = around[relation];
      if (!place) continue;
      const answer = await caller.post(operation.operation, about(place.accountId));
      const label = `${operation.operation} with ${path} of the ${relation} account ${place.accountId}`;
      if (!meets(current.Capability, operation.needs)) {
        if (answer.status !== 403) faults.push(`${label} answers ${answer.status} without the right`);
        continue;
      }
      const strange = [...world.outside(answer.data, branch), ...world.namesOutside(answer.data, branch)];
      faults.push(
        ...outside(
          label,
          strange.filter((each) => !(isOfDeals(operation) && parties.has(each))),
        ),
      );
      if (place.path.startsWith(branch)) {
        // 404 where the sample names something beside the account, such as a role, that nobody has.
        if (![200, 403, 409, ...rightAnswers(operation)].includes(answer.status))
          faults.push(`${label} answers ${answer.status}`);
      } else faults.push(...differences(label, answer, absent, [place.accountId, 999_999_999]));
    }
  }
  return { faults, cases: inputs.length * relations.length };
}

export async function sweepThings(
  server: TestServer,
  world: World,
  name: DemoUser,
  inputs: readonly NamedInput[],
  /** Whose things are asked for. */
  owners: readonly DemoUser[] = demoUsers,
): Promise<Swept> {
  const { caller, current, branch, parties } = await sweeper(server, name);
  const others = await Promise.all(owners.map(async (other) => (await server.as(other)).me()));
  const faults: string[] = [];
  for (const { operation, kind, path } of inputs) {
    const about = (id: number | string) =>
      withId(sampleInput(operation, current.CompanyAccount.AccountId, path, current.Username), path, id);
    const absent = await caller.post(operation.operation, about(absentId(kind)));
    for (const other of others) {
      const thing = await makeThing(server, kind, other);
      const answer = await caller.post(operation.operation, about(thing.id));
      const label = `${operation.operation} with ${path} of the ${kind} ${thing.id} of ${other.UserAccountId}`;
      if (!meets(current.Capability, operation.needs)) {
        if (answer.status !== 403) faults.push(`${label} answers ${answer.status} without the right`);
        continue;
      }
      const isOwn = other.UserAccountId === current.UserAccountId;
      const outsideOf = (path: string) => [
        ...world.outside(answer.data, path),
        ...world.namesOutside(answer.data, path),
      ];
      // Whoever has asked for something knows for whom.
      const known = isAskedFor(kind) && isOwn ? outsideOf(thing.path) : undefined;
      const strange = outsideOf(branch).filter((each) => known?.includes(each) ?? true);
      faults.push(
        ...outside(
          label,
          strange.filter((each) => !(isOfDeals(operation) && parties.has(each))),
        ),
      );
      if (answer.status >= 500) faults.push(`${label} answers ${answer.status}`);
      if ((isPersonal(kind) && !isOwn) || !(thing.path.startsWith(branch) || (isAskedFor(kind) && isOwn)))
        faults.push(...differences(label, answer, absent, [thing.id, absentId(kind)]));
    }
  }
  return { faults, cases: inputs.length * others.length };
}

/** With their own right: what belongs to the users of the branch, though it is nobody else's in daily work. */
const looksAfter: ReadonlySet<string> = new Set(['Administration/GetJobQueue', 'Administration/GetSessions']);

/** Calls without an id, while everybody has one thing of each kind: nobody is answered what is somebody else's. */
export async function sweepUnnamed(
  server: TestServer,
  world: World,
  name: DemoUser,
  operations: readonly AnyOperation[],
): Promise<Swept> {
  const { caller, current, branch, parties } = await sweeper(server, name);
  const marks: string[] = [];
  const foreign: {
    readonly key: RegExp;
    readonly id: number | string;
    readonly label: string;
    readonly below: boolean;
  }[] = [];
  for (const other of demoUsers) {
    const user = await (await server.as(other)).me();
    const mark = crypto.randomUUID();
    const arranged = { board_key: '/dashboard#0', tiles: [mark] };
    await sql`delete from board_order where user_account_id = ${user.UserAccountId}`.execute(server.database.owner);
    await makeRow(server, 'board_order', user, arranged);
    if (user.UserAccountId !== current.UserAccountId) marks.push(mark);
    for (const kind of thingKinds) {
      const { id, path } = await makeThing(server, kind, user);
      const isOwn = user.UserAccountId === current.UserAccountId;
      const mine = isPersonal(kind) ? isOwn : path.startsWith(branch) || (isAskedFor(kind) && isOwn);
      const below = path.startsWith(branch);
      const label = `the ${kind} of ${user.UserAccountId}`;
      if (!mine) foreign.push({ key: new RegExp(`^${kind}Id$`), id, label, below });
    }
  }
  const faults: string[] = [];
  for (const operation of operations) {
    const answer = await caller.post(operation.operation, sampleInput(operation, current.UserAccountId));
    if (!meets(current.Capability, operation.needs)) {
      if (answer.status !== 403) faults.push(`${operation.operation} answers ${answer.status} without the right`);
      continue;
    }
    // The name of one's own company is known to everybody in it.
    const others = world.outside(answer.data, branch).filter((id) => id !== current.CompanyAccount.AccountId);
    // Who helps stands above those whom he helps.
    const names =
      operation.operation === 'Account/GetSupportDetails'
        ? []
        : world.namesOutside(answer.data, branch).filter((each) => each !== current.CompanyAccount.DisplayName);
    const strange = [...others, ...names].filter((each) => !(isOfDeals(operation) && parties.has(each)));
    faults.push(...outside(operation.operation, strange));
    if (marks.some((mark) => JSON.stringify(answer.data ?? null).includes(mark)))
      faults.push(`${operation.operation} answers what another user has arranged`);
    const ids = [...valuesIn(answer.data)];
    for (const { key, id, label, below } of foreign)
      if (!(below && looksAfter.has(operation.operation)) && ids.some(([at, value]) => key.test(at) && value === id))
        faults.push(`${operation.operation} answers ${label}`);
  }
  return { faults, cases: operations.length };
}

/** Every value with the name of its property, at any depth. */
function* valuesIn(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield [key, part];
    yield* valuesIn(part);
  }
}

const outside = (label: string, ids: readonly (number | string)[]): readonly string[] =>
  ids.length ? [`${label} answers accounts of others: ${ids.join(', ')}`] : [];

/** What is out of sight is answered as if it were not there. */
function differences(
  label: string,
  answer: Answer,
  absent: Answer,
  ids: readonly (number | string)[],
): readonly string[] {
  const isId = new RegExp(`\\b(${ids.join('|')})\\b`, 'g');
  const said = ({ status, message, data }: Answer) => JSON.stringify([status, message?.replace(isId, 'N'), data]);
  return said(answer) === said(absent) ? [] : [`${label} answers ${said(answer)}, an absent one ${said(absent)}`];
}

export async function branchOf(server: TestServer, user: CurrentUserData): Promise<string> {
  const { rows } = await sql<{ scope: string }>`select portolan.scope_of(${user.UserAccountId}) as scope`.execute(
    server.database.owner,
  );
  return rows[0]?.scope ?? '/none/';
}
