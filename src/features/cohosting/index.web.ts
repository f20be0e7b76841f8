export { COHOSTING_TEXTS, CoHostsPage, coHostsHead, loadCoHosts } from './web/route-parts.ts';
