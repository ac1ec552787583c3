/** The first script: keeps the sign-in page of the HTML, or starts the app for those who have a session. */
import { home, landing } from '../../../manifests/home.ts';
import { branding, loadBranding } from '../../client/first/branding.ts';
import { isEmbedded } from '../../client/first/embedded.ts';
import { activeLanguage, setInitialLanguage, text } from '../../client/first/language.ts';
import { loadSession, type SignInOutcome } from '../../client/first/sign-in.ts';
import { attachSignIn } from '../../custom/sign-in/page/attach.ts';
import requestErrors from '../../rules/errors/requests.ts';
import {
  locationAfterLogin,
  locationText,
  loginLocation,
  loginPath,
  matchesPath,
  readLocation,
  writeSearch,
} from '../routing/hash-location.ts';
import { applyBrand, pageTitle } from './brand.ts';
import { prefetchCore, prefetchRest } from './prefetch.ts';
import { applyScheme } from './scheme.ts';

const root = document.documentElement;
const signInPage = document.getElementById('sign-in');
const waiting = document.getElementById('waiting');
const header = document.getElementById('first-header');
/** Base styles stand first in the page: what comes with the app builds upon them, whatever the order of its chunks. */
const loadApp = () => {
  import('../../ui/base.ts').catch(() => {});
  return import('./app.tsx');
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
let letGo = (): void => {};

applyScheme();
/** In small steps: the person may be typing already. */
const ready = loadBranding().then(async (brand) => {
  applyBrand(brand);
  await nextTask();
  if (isEmbedded()) import('../embedding/page-channel.ts').catch(() => {});
  await setInitialLanguage(brand.default_locale);
});
void start();

async function start(): Promise<void> {
  const place = readLocation(location.hash);
  if (place.path === loginPath && !isSsoReturn()) return showSignIn();
  // The server writes into the page whether a session cookie came with the request.
  const said = root.dataset['session'];
  if (said === 'yes') {
    // Inside of another page that page brings the header.
    if (header && window.parent === window) header.hidden = false;
    loadApp().catch(() => {});
  }
  const user = said === 'no' ? undefined : await loadSession();
  if (user || isSsoReturn() || (await isOpen(place.path))) return enterApp().catch(showFailure);
  history.replaceState(null, '', `#${loginLocation(locationText(place))}`);
  return showSignIn();
}

/** The provider of a single sign-on comes back with a code or an error, which the app's guard takes. */
function isSsoReturn(): boolean {
  return /[?&](code|error)=/.test(location.search) && /[?&]state=/.test(location.search);
}

/** Does a screen answer this path that needs no session? The list of screens is only fetched for deep links. */
async function isOpen(path: string): Promise<boolean> {
  if ([home, landing, '/'].includes(path)) return false;
  const { screens } = await import('virtual:screens');
  return screens.some((screen) => screen.access !== 'login' && matchesPath(screen.path, path));
}

function showSignIn(): void {
  if (!signInPage) throw new Error('index.html has no sign-in page');
  if (root.dataset['session'] !== 'no') root.dataset['session'] = 'no';
  const page = attachSignIn(signInPage, { entered, sent: prepareApp });
  const title = () => {
    document.title = pageTitle('Sign in', branding());
  };
  const follow = activeLanguage.subscribe(title);
  letGo = () => {
    follow();
    page.detach();
  };
  void ready.then(nextTask).then(() => {
    title();
    page.show();
  });
  window.addEventListener('hashchange', leave);
  prefetchCore();
}

function prepareApp(): void {
  prefetchRest();
  loadApp().catch(() => {});
}

/** Another place was asked for, by Back or by hand: the page starts anew there. */
function leave(): void {
  if (readLocation(location.hash).path !== loginPath) location.reload();
}

const nextPlaces = { setUpSecondFactor: '/setup-mfa', giveSecondFactor: '/login-mfa' };

async function entered(outcome: SignInOutcome): Promise<void> {
  const { search } = readLocation(location.hash);
  const target = locationAfterLogin(search, landing);
  const next = outcome.next === 'enter' ? target : nextPlaces[outcome.next] + writeSearch({ redirect: target });
  // The address stays until the app is there: a second try must still know the way.
  await loadApp();
  window.removeEventListener('hashchange', leave);
  history.replaceState(null, '', `#${next}`);
  await enterApp();
}

/** The first page stays until the first screen stands. */
async function enterApp(): Promise<void> {
  await ready;
  const { startApp } = await loadApp();
  await startApp(document.getElementById('root') ?? document.body);
  letGo();
  delete root.dataset['session'];
  signInPage?.remove();
  waiting?.remove();
  header?.remove();
}

function showFailure(error: unknown): void {
  console.error('The portal did not start', error);
  const again = Object.assign(document.createElement('a'), { href: location.href, textContent: text('Try again') });
  again.onclick = () => location.reload();
  waiting?.replaceChildren(text(requestErrors['ERR-01']), again);
}
