/** The socket to the server: opened again whenever it is lost, asked now and then whether it still lives (WS-01 to WS-17, WS-29, WS-38, WS-39). */
import { limits } from '../../rules/limits.ts';
import { currentSession, session } from '../first/session-store.ts';
import { reloadUser } from '../session/current-user.ts';
import { handleMessage } from './socket-messages.ts';

const protocol = 'webclient';
/** While developing, the root belongs to the development server. */
const path = (): string => import.meta.env['VITE_WEBSOCKET_PATH'] ?? (import.meta.env.DEV ? '/ws/' : '/');
const noPong = [4001, 'No pong.'] as const;
/** The server's word for a session that has ended. */
const ended = 4401;

const address = (): string => new URL(path(), location.href.replace(/^http/, 'ws')).href;

let socket: WebSocket | undefined;
let delay: number = limits.socketAgain;
let timers: ReturnType<typeof setTimeout>[] = [];
let left = false;
/** The session that the socket was told of: one that begins while it is open is told at once (WS-11). */
let introduced: string | undefined;
/** Nobody could tell us anything for a while. */
let missed = false;

/** Keeps a socket open while somebody is signed in, until `leaveSocket`. */
export function connectSocket(): void {
  left = false;
  const openForUser = () => {
    const user = currentSession();
    if (!user || left) return;
    if (!socket) open();
    else if (user.SessionId !== introduced) authenticate();
  };
  session.subscribe(openForUser);
  openForUser();
}

/** Before a sign-out: the server lets go while it still knows whose socket it is (AUTH-25, AUTH-47). */
export function disconnectSocket(): void {
  left = true;
  stopTimers();
  say('deauth', {});
  socket?.close(1000);
  socket = undefined;
}

function open(): void {
  stopTimers();
  if (socket) return;
  const fresh = new WebSocket(address(), protocol);
  socket = fresh;
  introduced = undefined;
  fresh.addEventListener('open', () => {
    delay = limits.socketAgain;
    authenticate();
    pingLater();
    if (missed) rightsChanged();
    missed = false;
  });
  fresh.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (fresh === socket && typeof data === 'string') handleMessage(data, line);
  });
  fresh.addEventListener('close', ({ code }) => {
    if (fresh === socket && !left) void lost(code);
  });
}

function say(action: string, data: Readonly<Record<string, unknown>>): void {
  if (socket && socket.readyState === socket.OPEN) socket.send(JSON.stringify({ action, data }));
}

function authenticate(): void {
  const user = currentSession();
  if (!user || !socket || socket.readyState !== socket.OPEN) return;
  introduced = user.SessionId;
  say('auth', { sessionId: user.SessionId, userId: user.UserAccountId });
}

function rightsChanged(): void {
  reloadUser().catch((error: unknown) => console.warn('The user was not loaded again', error));
}

const line = { say, authenticate, rightsChanged, pong: () => pingLater() };

function pingLater(): void {
  stopTimers();
  timers.push(setTimeout(ping, limits.socketPing));
}

function ping(): void {
  say('ping', { echo: crypto.randomUUID() });
  timers.push(
    setTimeout(() => {
      const silent = socket;
      // Its end may take long to be seen; nobody waits for it.
      socket = undefined;
      silent?.close(...noPong);
      openLater();
    }, limits.socketPong),
  );
}

async function lost(code: number): Promise<void> {
  socket = undefined;
  stopTimers();
  if (code !== ended || !currentSession()) return openLater();
  // Whoever is asked to sign in again and does is the same user with another session.
  const renewed = await reloadUser().then(
    () => true,
    () => false,
  );
  if (left) return undefined;
  return renewed ? open() : openLater();
}

/** The wait begins when the end is seen, and doubles until a socket opens. */
function openLater(): void {
  missed = true;
  stopTimers();
  timers.push(setTimeout(open, delay));
  delay = Math.min(delay * 2, limits.socketAgainMost);
}

function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}
