/** Answers requests for a password link, known to nobody but whom the name belongs to. */
import { sql } from 'kysely';
import { answerRequest, endRequest, type LinkRequest, mayAnswer } from '../identity/password-link-requests.ts';
import { round } from '../queue/rounds.ts';

export default round<LinkRequest, boolean>('answer-password-requests', {
  take: async ({ db, worker, lease }) => {
    const { rows } = await sql<LinkRequest>`select * from take_password_request(${worker}, ${lease})`.execute(db);
    return rows[0];
  },
  work: (request, { service }) => mayAnswer(service.database.pool, request),
  note: async (request, mayBeAnswered, { service: { secrets, brand }, worker, ...part }) => {
    const isHeld = await endRequest(part, request, worker);
    if (isHeld && mayBeAnswered) await answerRequest(request, { ...part, secrets, brand });
    return isHeld;
  },
});
