/**
 * Calls under way. One of them may bring a new session (a second factor switched on, a password changed) while others still
 * carry the old one and are refused with 401: those are made once more, before anybody is told that his session has ended.
 */
const running = new Set<Promise<unknown>>();
let succeeded = 0;
/** A long call brings no session: nobody waits for its end. */
const patience = 3000;

/** Makes the call, and once more when it was refused for its session while another one went well. */
export async function retryAfterNewSession<T>(
  ask: () => Promise<T>,
  isRefused: (reason: unknown) => boolean,
): Promise<T> {
  const before = succeeded;
  try {
    return await counted(ask());
  } catch (reason) {
    if (!isRefused(reason)) throw reason;
    await othersEnded();
    if (succeeded === before) throw reason;
    return counted(ask());
  }
}

function counted<T>(answer: Promise<T>): Promise<T> {
  running.add(answer);
  return answer.then(
    (data) => {
      running.delete(answer);
      succeeded += 1;
      return data;
    },
    (reason: unknown) => {
      running.delete(answer);
      throw reason;
    },
  );
}

async function othersEnded(): Promise<void> {
  if (running.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.allSettled(running), late]);
  clearTimeout(timer);
}
