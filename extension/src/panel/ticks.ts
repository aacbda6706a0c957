/** The time of day for what shows elapsed time; it ticks only while something shows it. */
import { useEffect, useState } from 'preact/hooks';

export function useNow(periodMs: number, running = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), periodMs);
    return () => clearInterval(timer);
  }, [periodMs, running]);
  return now;
}
