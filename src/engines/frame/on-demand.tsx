/**
 * A component whose code is fetched when it is first needed. React's own lazy would hold back what has arrived for 300 ms
 * once it has shown that it waits; this shows it at once.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Fetches the code beforehand. */
  readonly load: () => Promise<unknown>;
}

let fetching = 0;

/** Is code on its way to something that is drawn already? */
export const isFetchingCode = (): boolean => fetching > 0;

export function onDemand<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = () => null,
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    if (!loading) fetching += 1;
    loading ??= fetchCode()
      .finally(() => {
        fetching -= 1;
      })
      .then(
        (found) => {
          Loaded = found;
          return found;
        },
        (error: unknown) => {
          // The next attempt may have a connection.
          loading = undefined;
          throw error;
        },
      );
    return loading;
  };
  function Shown(props: Props) {
    const [, follow] = useState(Loaded !== undefined);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (Loaded) return;
      let isWanted = true;
      load().then(
        () => isWanted && follow(true),
        (error: unknown) => isWanted && setFailure({ error }),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    // The loader of the build has raised `vite:preloadError` by then, and thrown it on (EXT-36, EXT-37, ERR-37).
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : waiting(props);
  }
  return Object.assign(Shown, { load });
}
