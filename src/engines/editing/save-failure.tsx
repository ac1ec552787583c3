/** Why nothing was saved: brought into sight, wherever somebody stands when it comes. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert.tsx';

export interface SaveFailureProps {
  /** What has failed; absent: the message says it. */
  readonly title?: string | undefined;
  readonly message: string;
  readonly children?: ReactNode;
}

/** A message that stands alone needs nothing above it. */
const headed = (title: string | undefined, message: string, children: ReactNode): { readonly title?: string } =>
  title !== undefined ? { title } : children === undefined ? {} : { title: message };

export function SaveFailure({ title, message, children }: SaveFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message anew
  useEffect(() => {
    // In braces: newer browsers answer a promise, which would be taken for the way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place}>
      <Alert variant="error" {...headed(title, message, children)}>
        {title !== undefined && <p>{message}</p>}
        {children ?? (title === undefined && message)}
      </Alert>
    </div>
  );
}
