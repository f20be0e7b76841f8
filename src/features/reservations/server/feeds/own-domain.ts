import { BRAND } from '#platform/brand/brand.ts';

/** End of the UIDs of our events. An imported event that has it is one that we gave out. */
export const OWN_DOMAIN = `@${BRAND.name.toLowerCase()}`;
