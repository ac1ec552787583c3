/** Drafts: while somebody types, the text lives in the control alone; the form hears of it after a pause or on leaving. */
import { createContext, use, useLayoutEffect, useState } from 'react';
import type { Problem } from '../../rules/fields/problem.ts';

/** How long somebody stops before what stands there is taken, in milliseconds. */
export const draftDelay = 150;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a draft knows of the value it stands for. */
export interface DraftBinding {
  readonly id: string;
  /** The value as text. */
  readonly text: string;
  readonly value: unknown;
  /** Does this text mean the value already? */
  readonly matches: (typed: string) => boolean;
  readonly commit: (typed: string) => void;
}

/** All drafts of one form. */
export class Drafts {
  readonly pending = new Set<Draft>();
  /** Texts that are no value yet, by the id of their control. */
  readonly invalid = new Map<string, Problem>();
  /** Ids of controls to which something is on its way. */
  readonly underWay = new Set<string>();
  /** A control that went with text not yet taken, and the value it was typed over. */
  orphan: { readonly over: unknown } | undefined;
  /** Told when a first character is typed: the form has something to lose. */
  onTyped: (() => void) | undefined;
  /** Told when nothing is on its way to a control any more. */
  onSettled: ((hasArrived: boolean) => void) | undefined;
  private isFlushing = false;

  flush = (): void => {
    if (this.isFlushing || this.pending.size === 0) return;
    this.isFlushing = true;
    for (const draft of [...this.pending]) draft.flush();
    this.isFlushing = false;
  };
}

/** Without a form around, every key is taken at once. */
export const DraftsContext = createContext<Drafts | null>(null);

export class Draft {
  private element: Control | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sent = '';
  private isInFlight = false;
  /** What stands in the control is known to be no value. */
  isMarked = false;
  private readonly drafts: Drafts | null;
  private port: DraftBinding;
  private known: string;

  constructor(drafts: Drafts | null, port: DraftBinding) {
    this.drafts = drafts;
    this.port = port;
    this.known = port.text;
  }

  attach = (element: Control | null): (() => void) => {
    this.element = element;
    return () => {
      this.leave();
      this.element = null;
    };
  };

  /** For onInput and onCompositionEnd: half a composed character is no text yet. */
  typed = (event: { readonly nativeEvent: Event }): void => {
    // What was typed before waits as well: a control that is filled anew forgets what is being composed.
    clearTimeout(this.timer);
    if (!this.element || ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true)) return;
    if (!this.drafts) {
      this.port.commit(this.element.value);
      return;
    }
    if (!this.drafts.pending.has(this)) this.drafts.onTyped?.();
    this.drafts.pending.add(this);
    this.timer = setTimeout(this.flush, draftDelay);
  };

  flush = (): void => {
    if (!this.drafts?.pending.delete(this) || !this.element) return;
    clearTimeout(this.timer);
    const text = this.element.value;
    if (text === (this.isInFlight ? this.sent : this.known)) return;
    this.sent = text;
    this.isInFlight = true;
    this.port.commit(text);
  };

  /** What stands in the control. */
  get shown(): string | undefined {
    return this.element?.value;
  }

  /** Shows the value again, whatever was typed. */
  drop = (): void => {
    this.drafts?.pending.delete(this);
    clearTimeout(this.timer);
    if (this.element && this.element.value !== this.known) this.element.value = this.known;
  };

  /** Lets whoever has no form around ask the browser (checkValidity) whether something typed is no value. */
  mark(problem: Problem | undefined): void {
    this.isMarked = problem !== undefined;
    this.element?.setCustomValidity(problem?.text ?? '');
  }

  /** Puts what was typed into the form people know: 1234.5 as 1,234.5. */
  tidy(text: string): void {
    if (this.element && this.element.value !== text) this.element.value = text;
  }

  /** A new value from outside replaces the draft; the echo of our own leaves alone what somebody sees. */
  rendered(port: DraftBinding): void {
    this.port = port;
    this.isInFlight = false;
    if (port.text === this.known) return;
    this.known = port.text;
    if (!this.element || port.matches(this.element.value)) return;
    if (this.drafts?.pending.has(this) && port.matches(this.sent)) return;
    this.drop();
  }

  /** Controls go while their data stay, for example behind a tab: the text is handed over; the form looks whether it still fits. */
  private leave(): void {
    const { drafts, element } = this;
    clearTimeout(this.timer);
    if (!drafts?.pending.delete(this) || !element || element.value === this.known) return;
    const text = element.value;
    queueMicrotask(() => {
      drafts.orphan = { over: this.port.value };
      try {
        this.port.commit(text);
      } finally {
        drafts.orphan = undefined;
      }
    });
  }
}

export function useDraft(port: DraftBinding): Draft {
  const drafts = use(DraftsContext);
  const [draft] = useState(() => new Draft(drafts, port));
  useLayoutEffect(() => draft.rendered(port));
  return draft;
}
