import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Whether the browser draws by itself: false on the server and while its HTML becomes live. */
export function useLive(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}
