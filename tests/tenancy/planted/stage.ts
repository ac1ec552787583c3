/** Who takes part in what is planted: a company's people, its seller's and the owner of the marketplace, with every right each. */
import { sql } from 'kysely';
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import type { Answer, Caller, DemoUser, TestServer } from '../../database/server.ts';

export interface Person {
  readonly caller: Caller;
  readonly me: CurrentUserData;
  readonly id: number;
  readonly company: number;
  readonly name: string;
}

export interface Stage {
  readonly server: TestServer;
  /** Sees his company and all below it. */
  readonly admin: Person;
  /** Of the same company. */
  readonly colleague: Person;
  readonly other: Person;
  /** Sees that company too; the company does not see him. */
  readonly seller: Person;
  /** In sight of neither. */
  readonly owner: Person;
  /** The caller's answer to an operation's own example with these values in it. */
  ask(operation: AnyOperation, values?: object, by?: Person): Promise<Answer>;
}

/** What foreign rows can do to a call that the sweeps' own rows do not show. */
export interface Planted {
  readonly says: string;
  readonly calls: readonly AnyOperation[];
  /** What is wrong: nothing while the queries ask what they have to. */
  readonly faults: (stage: Stage) => Promise<readonly string[]>;
}

async function person(server: TestServer, user: DemoUser): Promise<Person> {
  const caller = await server.as(user);
  const me = await caller.me();
  const { UserAccountId: id, CompanyAccount, UserAccount } = me;
  return { caller, me, id, company: CompanyAccount.AccountId, name: UserAccount.DisplayName };
}

export async function stageOf(server: TestServer): Promise<Stage> {
  const admin = await person(server, 'admin');
  return {
    server,
    admin,
    colleague: await person(server, 'approver'),
    other: await person(server, 'user'),
    seller: await person(server, 'reseller'),
    owner: await person(server, 'owner'),
    ask: async (operation, values = {}, by = admin) => {
      // Who proved who he is a while ago is refused before anything is looked for.
      await sql`update session set proved_utc = now()`.execute(server.database.owner);
      return by.caller.post(operation.operation, { ...(operation.example.input as object), ...values });
    },
  };
}

/** Somebody new below an account. */
export async function newPerson(
  { server }: Stage,
  parent: number,
): Promise<{ readonly id: number; readonly name: string }> {
  const name = crypto.randomUUID();
  const row = { parent_account_id: parent, account_type: 'User', display_name: name } as const;
  const { account_id: id } = await server.database.owner
    .insertInto('account')
    .values(row)
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return { id, name };
}

/** A fault with what was answered, unless it is as it should be. */
export const unless = (isRight: boolean, fault: string, answer?: Answer): readonly string[] =>
  isRight ? [] : [answer ? `${fault}: ${answer.status} ${JSON.stringify(answer.data ?? answer.message)}` : fault];

/** Whether an answer says something anywhere. */
export const tells = ({ data, message }: Answer, what: string | number): boolean =>
  JSON.stringify([data ?? null, message ?? '']).includes(JSON.stringify(what).replace(/^"|"$/g, ''));
