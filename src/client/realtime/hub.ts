/** The realtime hub: listened to while somebody is signed in, on the instance that uses it (HUB-06, HUB-07, HUB-11, HUB-12, HUB-17 to HUB-28, CONST-27 to CONST-31). */
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { limits } from '../../rules/limits.ts';
import { branding } from '../first/branding.ts';
import { currentSession, session } from '../first/session-store.ts';
import { takeRealtimeMessage } from './realtime-messages.ts';

let connection: HubConnection | undefined;
/** Whose connection it is; another session needs another one. */
let sessionId: string | undefined;

/** Listens from now on, as whoever is signed in; stops with the session. */
export function listenToHub(): void {
  session.subscribe(follow);
  follow();
}

function follow(): void {
  const current = currentSession()?.SessionId;
  if (current === sessionId) return;
  sessionId = current;
  void connection?.stop();
  connection = undefined;
  if (current !== undefined) void start(build(), 0);
}

function build(): HubConnection {
  const fresh = new HubConnectionBuilder()
    .withUrl(`/signalr/api?InstanceId=${encodeURIComponent(branding().pod_id ?? '')}`)
    .withAutomaticReconnect([...limits.realtimeAgain])
    // Said below, without its protocol's details.
    .configureLogging(LogLevel.None)
    .build();
  fresh.serverTimeoutInMilliseconds = limits.realtimeTimeout;
  fresh.keepAliveIntervalInMilliseconds = limits.realtimeKeepAlive;
  fresh.on('onServerMessage', (message: unknown) => takeRealtimeMessage(message));
  fresh.onclose((error) => {
    // Signed out, or signed in anew: that is no loss. After the last try no error is told.
    if (fresh === connection) giveUp(error);
  });
  connection = fresh;
  return fresh;
}

/** The first connection is tried as often as a lost one; then a reload begins anew (HUB-20, HUB-28). */
async function start(fresh: HubConnection, tries: number): Promise<void> {
  if (fresh !== connection) return;
  try {
    await fresh.start();
  } catch (error) {
    const again = limits.realtimeAgain[tries];
    if (again === undefined) giveUp(error);
    else setTimeout(() => void start(fresh, tries + 1), again);
  }
}

const giveUp = (error: unknown): void =>
  console.warn('The realtime hub is not listened to any more; what it tells shows when a page is opened', error);
