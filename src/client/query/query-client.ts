/** The cache of answers: one for the product; a DataProvider gives stories and tests one of their own. */
import { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import { isUnanswered } from '../first/call-error.ts';
import { activeLanguage } from '../first/language.ts';

/** A lost connection is tried once more; an answer of the server is an answer. */
const retry = (failures: number, error: Error): boolean => failures < 1 && isUnanswered(error);

export const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry, retryDelay: 500, staleTime: 10_000, networkMode: 'always' } },
  });

export const queryClient = newClient();
export const ClientContext = createContext(queryClient);

// Servers answer some texts in the caller's language: they are asked for again, what stands stays meanwhile.
activeLanguage.subscribe(() => void queryClient.invalidateQueries());
