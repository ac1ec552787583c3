/** The languages of an installation, as its branding lists them, for one test. */
import { onTestFinished } from 'vitest';
import type { TestServer } from './server.ts';

/** Until the test has ended, the server offers these as well. */
export function offerAlso({ service }: TestServer, languages: readonly string[]): void {
  const { branding } = service;
  Object.assign(service, { branding: { ...branding, languages } });
  onTestFinished(() => {
    Object.assign(service, { branding });
  });
}
