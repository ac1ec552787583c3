/** The code of an e-mail method: sent once when the method is chosen, and again when somebody asks for it (AUTH-19). */
import { useEffect, useRef, useState } from 'react';
import { CallError, generalText } from '../../../client/first/call-error.ts';

export interface CodeMail {
  /** When the last code was sent; undefined before the first. */
  readonly sent: number | undefined;
  /** How many were sent here. */
  readonly count: number;
  readonly fault: CallError | undefined;
  send(): void;
}

/** `first`: a code was sent before, so none is sent by itself. `deliver` rejects with a CallError. */
export function useCodeMail(first: number | undefined, deliver: () => Promise<void>): CodeMail {
  const [sent, setSent] = useState(first);
  const [count, setCount] = useState(0);
  const [fault, setFault] = useState<CallError>();
  const begun = useRef(first !== undefined);
  const send = async () => {
    setFault(undefined);
    try {
      await deliver();
      setSent(Date.now());
      setCount((before) => before + 1);
    } catch (error) {
      setFault(error instanceof CallError ? error : new CallError(generalText(), 0));
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void send();
  });
  return { sent, count, fault, send: () => void send() };
}
