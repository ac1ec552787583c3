/** Posts the letters of notices: to those of the company whom they concern, each once, and done with them. */
import { sql } from 'kysely';
import type { Notice } from '../messages/notices.ts';
import { postLetters } from '../messages/post-letters.ts';
import { round } from '../queue/rounds.ts';

export default round<Notice, undefined>('post-notices', {
  take: async ({ db, worker, lease }) => {
    const { rows } = await sql<Notice>`select * from take_notice(${worker}, ${lease})`.execute(db);
    return rows[0];
  },
  // The letters leave by the outbox: nothing is done outside.
  work: async () => undefined,
  note: async (notice, _outcome, { db, enter, worker, service: { secrets, brand } }) => {
    const { rows } = await sql<{ held: boolean }>`select notice_done(${notice.notice_id}, ${worker}) as held`.execute(
      db,
    );
    if (!rows[0]?.held) return false;
    await enter(notice.path);
    await postLetters({ db, secrets, brand }, notice);
    return true;
  },
});
