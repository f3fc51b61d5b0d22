/** What others change, and nobody tells of, is read again from time to time while it is looked at. */
import { useEffect } from 'preact/hooks';

const PERIOD = 5000;

/** `of` names what is read; another name is another thing to read. */
export function useRefreshed(of: string | undefined, read: () => unknown, period = PERIOD): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, period);
    return () => clearInterval(timer);
  }, [of]);
}
