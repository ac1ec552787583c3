/** Tells vendors what is asked of them, asks them what became of it, and notes what they say. */
import { noteRequest } from '../provisioning/requests/note.ts';
import { type Sent, sendRequest } from '../provisioning/requests/send.ts';
import { type HeldRequest, keepRequest, takeRequest } from '../provisioning/requests/take.ts';
import { round } from '../queue/rounds.ts';

export default round<HeldRequest, Sent>('provision', {
  atOnce: 8,
  take: takeRequest,
  keep: keepRequest,
  work: sendRequest,
  note: noteRequest,
});
