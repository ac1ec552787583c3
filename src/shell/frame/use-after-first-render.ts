/** Whether the page stands, so that what nobody waits for may be loaded. */
import { useEffect, useState } from 'react';

export function useAfterFirstRender(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
