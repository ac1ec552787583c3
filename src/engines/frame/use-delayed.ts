/** True once waiting has lasted for a second: what takes less shows no sign of it. */
import { useEffect, useState } from 'react';

export function useDelayed(waiting: boolean, milliseconds = 1000): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, milliseconds]);
  return waiting && late;
}
