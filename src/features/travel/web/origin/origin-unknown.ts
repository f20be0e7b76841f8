import { msg } from '@lingui/core/macro';

/** Error of the origin's field if no airport matches. */
export const ORIGIN_UNKNOWN = msg`Choose a city or an airport by its three-letter code, such as NYC.`;
