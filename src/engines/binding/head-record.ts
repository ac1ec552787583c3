/** The record whose head stands above the screen, as far as it is known: bindings may use its fields. */
import { createContext } from 'react';

export const HeadRecord = createContext<unknown>(undefined);
