export { coHostingErrors } from './server/errors.ts';
export { coHostPort } from './server/hosting-for.ts';
export { coHostingRoutesServed } from './server/routes.ts';
export { deleteCoHosting, exportCoHosting } from './server/store/co-hosts.ts';
