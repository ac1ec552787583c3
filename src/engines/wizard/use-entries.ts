/** What was entered in a wizard, kept over reload and sign-in for whoever entered it; and the key under which it is sent. */
import { useRef, useState } from 'react';
import { type Attempt, attemptFor, keptAttempt } from '../editing/attempt.ts';
import { useStoredDraft } from '../editing/use-stored-draft.ts';
import { type Entries, type Entry, entered, keepable } from './entries.ts';
import type { WizardPlan } from './plan.ts';
import type { Records } from './progress.ts';

/** What is kept of a wizard that is not finished. */
interface Unfinished {
  readonly entries: Entries;
  readonly attempt: Attempt | undefined;
  readonly records?: Records | undefined;
}

export interface Entering {
  readonly entries: Entries;
  /** What had been read when somebody began to edit it; undefined: what is read last counts. */
  readonly records: Records | undefined;
  hold(records: Records | undefined): void;
  /** Something was entered before the page went. */
  readonly restored: boolean;
  /** Others have changed what it began from. */
  replace(entries: Entries): void;
  /** Answers the entries as they are then. */
  enter(step: string, entry: Entry): Entries;
  /** The same input is sent under the same key, however often, also after a reload. */
  keyFor(input: unknown): string;
  /** What was restored is as good as what was just entered. */
  accept(): void;
  /** Nothing is kept any more. */
  forget(): void;
  clear(): void;
  /** Somebody leaves and wants nothing kept. */
  readonly drop: () => void;
}

/** Another subject of the same wizard is another entry. */
export function useEntries(plan: WizardPlan, subject: string): Entering {
  const kept = useStoredDraft<Unfinished>(`wizard ${subject}`);
  const [entries, setEntries] = useState<Entries>(kept.restored?.entries ?? {});
  const [restored, setRestored] = useState(kept.restored !== undefined);
  const [records, setRecords] = useState(kept.restored?.records);
  const latest = useRef(entries);
  const began = useRef(records);
  const attempt = useRef(kept.restored?.attempt);
  const made = (): Unfinished => {
    const open = keepable(plan, latest.current);
    return { entries: open, attempt: keptAttempt(attempt.current, latest.current, open), records: began.current };
  };
  const keep = () => kept.keep(made);
  const set = (next: Entries) => {
    latest.current = next;
    setEntries(next);
  };
  const hold = (next: Records | undefined) => {
    began.current = next;
    setRecords(next);
  };
  return {
    entries,
    records,
    hold,
    restored,
    replace: (next) => {
      set(next);
      keep();
    },
    enter: (step, entry) => {
      set(entered(plan, latest.current, step, entry));
      keep();
      return latest.current;
    },
    keyFor: (input) => {
      attempt.current = attemptFor(input, attempt.current);
      keep();
      return attempt.current.key;
    },
    accept: () => setRestored(false),
    drop: kept.drop,
    forget: () => kept.keep(undefined),
    clear: () => {
      kept.keep(undefined);
      attempt.current = undefined;
      setRestored(false);
      hold(undefined);
      set({});
    },
  };
}
