import { msg } from '@lingui/core/macro';

/** Said at the field of the origin where no airport can be meant. */
export const ORIGIN_UNKNOWN = msg`Choose a city or an airport by its three-letter code, such as NYC.`;
