/** How a table declares who sees its rows: the policy stands beside the columns' types, one file a table. */

/** A kind of things that calls can be about, kept by a table. */
export interface SubjectRules {
  /** As operations name it: `subject: { Role: 'roleId' }`. */
  readonly name: string;
  /** The column of its id. */
  readonly id: string;
  readonly idType?: 'uuid';
  /** The column of the account in whose branch a row lies; null in it: the row belongs to nobody. */
  readonly account: string;
}

/** What people edit as one thing, kept by a table: the rows with one value of `id`. */
export interface RecordRules {
  /** As operations name it: `edits: { Role: 'roleId' }`. */
  readonly name: string;
  /** The column that tells one from another. */
  readonly id: string;
  /** SQL of what changes with every edit of a row; absent: which transaction wrote the row last. */
  readonly mark?: string;
}

export interface TableRules {
  readonly name: string;
  /** Absent: no call is about a row of it. */
  readonly subject?: SubjectRules;
  /** Absent: nobody edits what it keeps. */
  readonly record?: RecordRules;
  /** What the server's login role may do at all. */
  readonly grant: string;
  /** SQL condition of the rows that the session sees and may write; absent: the table holds no tenant's data. */
  readonly visible?: string;
  /** SQL condition of the rows it may write, when that is less. */
  readonly writable?: string;
  /** SQL condition of rows that it sees besides, and never changes. */
  readonly readable?: string;
}

/** Condition for tables that belong to an account: visible with it. */
export const withAccount = (column: string): string => `exists (select from account a where a.account_id = ${column})`;

/**
 * Condition for what an account offers to those below it, such as services and pricelists: seen by the owner and from below
 * him. It is what a table's `readable` says beside a `visible` of `withAccount`, for nobody below changes what is offered to him.
 */
export const offeredFromAbove = (column: string): string => `${column} = any ((select accounts_above())::bigint[])`;

/** The statements that put the rules in force; safe to run again. */
export function ruleStatements(rules: TableRules, role: string): readonly string[] {
  const { name, grant, visible = 'true', writable = visible, readable } = rules;
  return [
    `alter table ${name} enable row level security`,
    `alter table ${name} no force row level security`,
    `drop policy if exists tenant on ${name}`,
    `create policy tenant on ${name} to ${role} using (${visible}) with check (${writable})`,
    `drop policy if exists readable on ${name}`,
    ...(readable ? [`create policy readable on ${name} for select to ${role} using (${readable})`] : []),
    `revoke all on ${name} from ${role}`,
    ...(grant ? [`grant ${grant} on ${name} to ${role}`] : []),
  ];
}
