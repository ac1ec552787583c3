/** Why nothing was saved: brought into sight, wherever somebody stands when it comes. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert.tsx';

export interface SaveFailureProps {
  readonly message: string;
  readonly children?: ReactNode;
}

export function SaveFailure({ message, children }: SaveFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message anew
  useEffect(() => {
    // In braces: newer browsers answer a promise, which would be taken for the way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place}>
      <Alert variant="error" {...(children === undefined ? {} : { title: message })}>
        {children ?? message}
      </Alert>
    </div>
  );
}
