/** What arrives after the frame: its code is fetched when it is first needed, and nothing stands in its place until then. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

export const lazyComponent = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

/** @param useProps a hook; while it answers undefined, nothing is fetched and nothing is shown */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useProps: () => Props | undefined,
): () => ReactNode {
  const Part = lazyComponent<Props>(load);
  return function LazyPart() {
    const props = useProps();
    return (
      props && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

/** `value` once the page stands, so that what nobody waits for is fetched behind it. */
export function useAfterFirstRender<Value>(value: Value): Value | undefined {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? value : undefined;
}
