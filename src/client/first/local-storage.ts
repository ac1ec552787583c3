/** Local and session storage that may be forbidden or full: reading then gives nothing and writing does nothing. */
import { storageKeys } from '../../rules/limits.ts';

export function readLocalItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocalItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`"${key}" was not stored`, error);
  }
}

/** What stays after sign-out: the language, the remembered single sign-on and the colour scheme (AUTH-30). */
const kept: readonly string[] = Object.values(storageKeys);

export function clearStorage(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
  } catch (error) {
    console.warn('Stored data was not cleared', error);
  }
}
