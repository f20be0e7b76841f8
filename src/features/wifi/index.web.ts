/** Guests measure the wifi of a home: a box on the page of their reservation. */

export { loadStayWifi, WIFI_TEXTS } from './web/box/load-wifi.ts';
export { WifiBox } from './web/box/wifi-box.tsx';
