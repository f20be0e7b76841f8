export { wifiErrors } from './server/errors.ts';
export { wifiJobs } from './server/jobs.ts';
export { mountSpeedTest } from './server/mount-speed-test.ts';
export { WIFI_ROUTES } from './server/routes.ts';
export { refreshKnownWifi } from './server/store/known-wifi.ts';
export { exportWifi } from './server/store/measurements.ts';
