/** The title of the document, and the name of the page for those who do not see it change. */
import { useEffect } from 'react';
import { branding } from '../../client/first/branding.ts';
import { createStore } from '../../client/first/store.ts';

/** The page's name; the frame reads it aloud when it changes. */
export const pageName = createStore('');

/** "Audit log · Nordlicht"; parts from the special to the general, already translated. */
export function usePageTitle(...parts: readonly (string | undefined)[]): void {
  const name = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = [name, branding().title].filter(Boolean).join(' · ');
    pageName.set(name);
  }, [name]);
}
