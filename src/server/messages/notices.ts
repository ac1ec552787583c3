/** Notices: what people of a company are told by letter when a transaction holds that may not see them. */
import { type Kysely, sql } from 'kysely';
import type { Can } from '../../define/contract/capability.ts';
import type { Tables } from '../db/tables.ts';
import type { MailTemplate } from '../mail/layout.ts';

/** As the round has taken it. */
export interface Notice {
  readonly notice_id: number;
  readonly kind: string;
  readonly subject_id: number;
  readonly company_account_id: number;
  /** Of the company, and what it is called. */
  readonly path: string;
  readonly company_name: string;
}

interface NoticeDefinition {
  /** Who of the company is told: whoever holds this right there and may sign in. */
  readonly right: Can;
  /** Of those only whom the company has designated; absent: all of them. Within the company's scope. */
  designated?(db: Kysely<Tables>, notice: Notice): Promise<readonly number[]>;
  /** What one of them reads, as things stand now; undefined: there is nothing to tell any more. Within the company's scope. */
  letter(db: Kysely<Tables>, notice: Notice, person: number): Promise<MailTemplate | undefined>;
}

export interface NoticeKind extends NoticeDefinition {
  readonly kind: string;
}

/** @param kind as `leaveNotice` names it. */
export const notice = (kind: string, definition: NoticeDefinition): NoticeKind => ({ kind, ...definition });

/** Leaves a notice in the transaction of what it tells. @param company one above the session, or in its branch. */
export async function leaveNotice(
  db: Kysely<Tables>,
  { kind, subject, company }: { readonly kind: string; readonly subject: number; readonly company: number },
): Promise<void> {
  await sql`select leave_notice(${kind}, ${subject}, ${company})`.execute(db);
}
