export { wifiErrors } from './server/errors.ts';
export { refreshKnownWifi } from './server/store/known-wifi.ts';
export { exportWifi } from './server/store/measurements.ts';
export { mountSpeedTest, WIFI_ROUTES, wifiJobs } from './server/wifi-speeds.ts';
