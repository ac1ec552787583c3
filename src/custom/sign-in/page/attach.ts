/** Brings the sign-in markup to life: checks, one submit at a time, the alert, the language (LOGIN, VAL-01 to VAL-04, ERR-09, ERR-10). */

import { CallError, generalText, isUnanswered } from '../../../client/first/call-error.ts';
import {
  activateLanguage,
  activeLanguage,
  currentLanguage,
  logFailure,
  rememberLanguage,
  signInLanguages,
} from '../../../client/first/language.ts';
import { takeLoginNote } from '../../../client/first/login-note.ts';
import { type SignInOutcome, signIn } from '../../../client/first/sign-in.ts';
import { limits } from '../../../rules/limits.ts';
import { languageOf } from '../../../rules/text/language.ts';
import { hasPassword, isFilled } from './autofill.ts';
import { elementOf } from './elements.ts';
import { updatePage } from './update-page.ts';

export interface SignInOptions {
  /** Called with the outcome; the card stays busy until the promise ends, so that the next page can replace it. */
  entered(outcome: SignInOutcome): Promise<void>;
  /** Told when the password is sent: time to prepare what comes after. */
  sent?(): void;
}

/**
 * Works on markup that a person may already have typed into. Answers how to show brand and language once they are
 * known (the markup itself is English and without a brand), and how to let go.
 */
export function attachSignIn(root: HTMLElement, options: SignInOptions): { show(): void; detach(): void } {
  const form = elementOf(root, 'form');
  const username = elementOf(root, 'username');
  const password = elementOf(root, 'password');
  let loading = false;

  const isReady = () => isFilled(username) && hasPassword(password);
  const check = () => {
    elementOf(root, 'submit').disabled = loading || !isReady();
  };
  const setLoading = (on: boolean) => {
    loading = on;
    root.toggleAttribute('data-loading', on);
    // Disabled for the fields, inert for the links.
    elementOf(root, 'fields').disabled = on;
    elementOf(root, 'fields').inert = on;
    check();
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (loading || !isReady()) return;
    showFault(root, '');
    setLoading(true);
    options.sent?.();
    try {
      await options.entered(await signIn(username.value, password.value, currentLanguage()));
    } catch (error) {
      setLoading(false);
      // What was refused is typed anew; what never arrived is sent again.
      if (!isUnanswered(error)) password.value = '';
      check();
      const expected = error instanceof CallError;
      if (!expected) console.error('Signed in, but the portal did not open', error);
      showFault(root, expected ? error.message : generalText());
      password.focus();
    }
  };
  const typed = () => {
    showFault(root, '');
    check();
  };
  const beginElsewhere = async ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-provider]');
    if (!button || loading) return;
    const choice = { id: button.dataset['provider'] ?? '', name: button.textContent };
    const { beginSso } = await import('./sso-begin.ts');
    await beginSso(choice, { setLoading, showFault: (fault) => showFault(root, fault) });
  };
  const changeLanguage = async (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const language = languageOf(select.value, signInLanguages());
    // A failed load leaves all as it was, the selector too (I18N-08).
    if (language) await activateLanguage(language).then(() => rememberLanguage(language), logFailure);
    select.value = currentLanguage();
  };

  const end = new AbortController();
  const signal = end.signal;
  form.addEventListener('submit', (event) => void submit(event), { signal });
  form.addEventListener('input', typed, { signal });
  elementOf(root, 'others').addEventListener('click', (event) => void beginElsewhere(event), { signal });
  elementOf(root, 'language').addEventListener('change', (event) => void changeLanguage(event), { signal });
  elementOf(root, 'show').addEventListener('click', () => toggle(root), { signal });
  const timer = setInterval(check, limits.autofillPolling);
  const unsubscribe = activeLanguage.subscribe(() => updatePage(root));
  showFault(root, takeLoginNote());
  check();
  // `autofocus` has usually done it; asked in a later task, because focusing lays the page out.
  const focus = setTimeout(() => root.contains(document.activeElement) || username.focus());
  return {
    show: () => updatePage(root),
    detach: () => {
      end.abort();
      clearInterval(timer);
      clearTimeout(focus);
      unsubscribe();
    },
  };
}

/** The red alert above the form; no text takes it away. */
function showFault(root: HTMLElement, fault: string): void {
  const place = elementOf(root, 'alert');
  place.replaceChildren();
  if (!fault) return;
  const content = elementOf(root, 'fault').content.cloneNode(true) as DocumentFragment;
  const words = content.querySelector('span');
  if (words) words.textContent = fault;
  place.append(content);
}

function toggle(root: HTMLElement): void {
  const field = elementOf(root, 'password');
  const seen = field.type === 'password';
  field.type = seen ? 'text' : 'password';
  elementOf(root, 'show').ariaPressed = String(seen);
}
