/** How a table declares who sees its rows: the policy stands beside the columns' types, one file a table. */

export interface TableRules {
  readonly name: string;
  /** What the server's login role may do at all. */
  readonly grant: string;
  /** SQL condition of the rows that the session sees and may write; absent: the table holds no tenant's data. */
  readonly visible?: string;
  /** SQL condition of the rows it may write, when that is less. */
  readonly writable?: string;
}

/** Condition for tables that belong to an account: visible with it. */
export const withAccount = (column: string): string => `exists (select from account a where a.account_id = ${column})`;

/** The statements that put the rules in force; safe to run again. */
export function ruleStatements(rules: TableRules, role: string): readonly string[] {
  const { name, grant, visible = 'true', writable = visible } = rules;
  return [
    `alter table ${name} enable row level security`,
    `alter table ${name} no force row level security`,
    `drop policy if exists tenant on ${name}`,
    `create policy tenant on ${name} to ${role} using (${visible}) with check (${writable})`,
    `revoke all on ${name} from ${role}`,
    ...(grant ? [`grant ${grant} on ${name} to ${role}`] : []),
  ];
}
