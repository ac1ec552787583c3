/** The language in which whoever sent a request is answered: one that the installation has, the first that he wants. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../rules/limits.ts';
import { acceptedLanguage } from '../../rules/text/language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Those of the installation. */
    readonly languages: readonly Language[];
  }
}

export const readerLanguage = ({ headers, server }: FastifyRequest): Language =>
  acceptedLanguage(headers['accept-language'], server.languages);
