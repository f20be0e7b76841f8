export * from './contract/paths.ts';
export * from './contract/routes.ts';

import { recordWifi, showWifi } from './contract/routes.ts';

export const wifiRoutes = [showWifi, recordWifi] as const;
