export * from './contract/routes.ts';

import { showNumbers } from './contract/routes.ts';

export const numbersRoutes = [showNumbers] as const;
