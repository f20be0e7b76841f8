import { lazyCall } from '#platform/web/pages/lazy-page.ts';

// Apart from `route-parts.ts`, whose pages these fetch.

const pageData = () => import('./page-data.ts');
export const loadConversations = lazyCall(pageData, 'loadConversations');
export const loadThread = lazyCall(pageData, 'loadThread');
