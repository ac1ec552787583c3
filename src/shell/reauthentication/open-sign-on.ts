/** Single sign-on in a window of its own, so that the page stays; whoever signs in there is heard of here. */
import { CallError } from '../../client/first/call-error.ts';
import { text } from '../../client/first/language.ts';
import { type SignOnProvider, startSignOn } from '../../client/session/sign-on.ts';

/** @throws CallError when there is no such window or the provider is not there. */
export async function openSignOn(provider: SignOnProvider): Promise<void> {
  const starting = startSignOn(provider, '/signed-in');
  // Within the click, else browsers refuse it; it inherits what `startSignOn` has just remembered.
  const opened = window.open('', '_blank', 'popup,width=520,height=720');
  if (!opened) {
    await starting.catch(() => {});
    throw new CallError(text('The browser did not open a window. Allow it for this site, or use your password.'), 0);
  }
  try {
    opened.location.replace(await starting);
  } catch (error) {
    opened.close();
    throw error;
  }
}
