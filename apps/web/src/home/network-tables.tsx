/** The games over the network to go on with, and invitations, for whoever has played there from this browser. */
import { useEffect } from 'preact/hooks';
import { findMe, me } from '../connection/me.ts';
import { OwnTables } from '../network/friends/own-tables.tsx';

export function NetworkTables() {
  useEffect(() => void findMe(), []);
  return me.value == null ? null : <OwnTables />;
}
