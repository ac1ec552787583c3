/** The language that is written at the moment: fields that stand together share it, so that one list is for all of them. */
import { createContext } from 'react';

export interface LanguageChoice {
  readonly language: string;
  readonly choose: (language: string) => void;
}

/** Absent: the field stands alone and has a list of its own. */
export const LanguageChoiceContext = createContext<LanguageChoice | null>(null);
