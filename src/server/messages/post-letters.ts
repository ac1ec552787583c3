/** Posts the letters of a notice to those of its company whom it concerns. */
import { sql } from 'kysely';
import { enqueueMail, type MailDeps } from '../mail/enqueue.ts';
import type { Notice, NoticeKind } from './notices.ts';

/** All kinds by name: the folder is the registry. */
export const noticeKinds: ReadonlyMap<string, NoticeKind> = new Map(
  Object.values(import.meta.glob<NoticeKind>('../notices/*.ts', { eager: true, import: 'default' })).map((known) => [
    known.kind,
    known,
  ]),
);

/** Puts the letters into the outbox; the transaction sees the company's branch and nothing else. */
export async function postLetters(deps: MailDeps, told: Notice): Promise<void> {
  const { db } = deps;
  const known = noticeKinds.get(told.kind);
  if (!known)
    throw new Error(`The notice ${told.notice_id} is of the kind ${told.kind}, which this version does not know`);
  const { can, flags } = known.right;
  const { rows } = await sql<{ id: number }>`
    select user_account_id as id from holders_of(${told.company_account_id}, ${can}, ${[...flags]})`.execute(db);
  const designated = known.designated && new Set(await known.designated(db, told));
  for (const { id } of rows) {
    if (designated && !designated.has(id)) continue;
    const letter = await known.letter(db, told, id);
    if (letter) await enqueueMail(deps, id, letter);
  }
}
