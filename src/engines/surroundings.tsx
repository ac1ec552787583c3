/** What the shell offers to engines: places in the page head, hand-written blocks, and a way to support. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export interface Surroundings {
  /** Beside the page title: how many rows there are. */
  readonly count?: HTMLElement | null;
  /** At the right edge of the page head: buttons. */
  readonly actions?: HTMLElement | null;
  /** The hand-written blocks, by name. */
  readonly custom?: Readonly<Record<string, ComponentType>>;
  /** Opens support; absent where there is none. */
  readonly contactSupport?: () => void;
}

const SurroundingsContext = createContext<Surroundings>({});

/** A value given further inside adds to what stands outside. */
export function SurroundingsProvider({ value, children }: { value: Surroundings; children: ReactNode }) {
  const around = useContext(SurroundingsContext);
  return <SurroundingsContext value={{ ...around, ...value }}>{children}</SurroundingsContext>;
}

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);

export interface IntoHeadProps {
  readonly place: HTMLElement | null | undefined;
  readonly children: ReactNode;
}

/** Shows its content in the page head; nowhere when there is none. */
export const IntoHead = ({ place, children }: IntoHeadProps) => (place ? createPortal(children, place) : null);
