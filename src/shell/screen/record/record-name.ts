/** The name of the record around a screen, for the title of the document. */
import { createContext, useContext } from 'react';

const RecordName = createContext<string | undefined>(undefined);

export const RecordNameProvider = RecordName.Provider;
export const useRecordName = (): string | undefined => useContext(RecordName);
