export { loadStayWifi } from './web/box/load-wifi.ts';
export { WifiBox } from './web/box/wifi-box.tsx';

/** Folder with the texts of the box. */
export const WIFI_TEXTS: readonly string[] = ['wifi'];
