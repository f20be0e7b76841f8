export { wifiErrors } from './server/errors.ts';
export { mountSpeedTest } from './server/mount-speed-test.ts';
export { refreshKnownWifi } from './server/store/known-wifi.ts';
export { exportWifi } from './server/store/measurements.ts';
export { WIFI_ROUTES, wifiJobs } from './server/wifi-speeds.ts';
