import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

export const WifiBox = lazyPage(() => import('./web/box/wifi-box.tsx'), 'WifiBox');
export const loadStayWifi = lazyCall(() => import('./web/box/load-wifi.ts'), 'loadStayWifi');

/** Folder with the texts of the box. */
export const WIFI_TEXTS: readonly string[] = ['wifi/box'];
