/** What was entered in a wizard, kept over reload and sign-in for whoever entered it; and the key under which it is sent. */
import { useRef, useState } from 'react';
import { useStoredDraft } from '../editing/use-stored-draft.ts';
import { type Entries, type Entry, entered, keepable } from './entries.ts';
import type { WizardPlan } from './plan.ts';

/** What is kept of a wizard that is not finished. */
interface Unfinished {
  readonly entries: Entries;
  readonly attempt: Attempt | undefined;
}
interface Attempt {
  readonly input: string;
  readonly key: string;
}

export interface Entering {
  readonly entries: Entries;
  /** Something was entered before the page went. */
  readonly restored: boolean;
  /** Answers the entries as they are then. */
  enter(step: string, entry: Entry): Entries;
  /** The same input is sent under the same key, however often, also after a reload. */
  keyFor(input: unknown): string;
  /** What was restored is as good as what was just entered. */
  accept(): void;
  /** Nothing is kept any more. */
  forget(): void;
  clear(): void;
}

/** Another subject of the same wizard is another entry. */
export function useEntries(plan: WizardPlan, subject: string): Entering {
  const kept = useStoredDraft<Unfinished>(`wizard ${subject}`);
  const [entries, setEntries] = useState<Entries>(kept.restored?.entries ?? {});
  const [restored, setRestored] = useState(kept.restored !== undefined);
  const latest = useRef(entries);
  const attempt = useRef(kept.restored?.attempt);
  const keep = () => kept.keep(() => ({ entries: keepable(plan, latest.current), attempt: attempt.current }));
  const set = (next: Entries) => {
    latest.current = next;
    setEntries(next);
  };
  return {
    entries,
    restored,
    enter: (step, entry) => {
      set(entered(plan, latest.current, step, entry));
      keep();
      return latest.current;
    },
    keyFor: (input) => {
      const text = JSON.stringify(input);
      if (attempt.current?.input !== text) attempt.current = { input: text, key: newKey() };
      keep();
      return attempt.current.key;
    },
    accept: () => setRestored(false),
    forget: () => kept.keep(undefined),
    clear: () => {
      kept.keep(undefined);
      attempt.current = undefined;
      setRestored(false);
      set({});
    },
  };
}

/** crypto.randomUUID is there only on secure origins. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
