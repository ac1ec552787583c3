/** The channel of this page: opened with the first script, so that a host hears of the sign-in page as well. */
import { hostOrigins } from '../../client/first/embedded.ts';
import { session } from '../../client/first/session-store.ts';
import { HostChannel } from './host-channel.ts';

const pageHeight = (): number => {
  const main = document.getElementById('main');
  return Math.ceil(main ? main.offsetTop + main.scrollHeight : document.documentElement.scrollHeight);
};

export const channel = new HostChannel({
  parent: window.parent,
  origins: hostOrigins(),
  isSignIn: () => document.documentElement.dataset['session'] === 'no',
  title: () => document.title,
  height: pageHeight,
});

window.addEventListener('message', (event) => channel.heard(event));

// The title changes with every page, behind its address.
new MutationObserver(() => channel.tellPlace()).observe(document.head, {
  subtree: true,
  childList: true,
  characterData: true,
});

let height = 0;
/** Sizes change in many places at once: they are looked at once in a frame. */
let isLooking = false;
function look(): void {
  if (isLooking) return;
  isLooking = true;
  requestAnimationFrame(() => {
    isLooking = false;
    const now = pageHeight();
    if (now === height) return;
    height = now;
    channel.tellHeight();
  });
}
new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
window.addEventListener('resize', look);

let wasSignedIn = session.get() !== undefined;
session.subscribe(() => {
  const isSignedIn = session.get() !== undefined;
  if (wasSignedIn && !isSignedIn) channel.tellSignedOut();
  wasSignedIn = isSignedIn;
});
