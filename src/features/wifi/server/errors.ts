import { msg } from '@lingui/core/macro';
import { MEASURED_DAYS } from '#domain/wifi-measuring.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { WIFI_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about measured wifi. */
export const wifiErrors: ErrorEntries<typeof WIFI_ERRORS> = {
  'wifi-not-now': { status: 409, message: msg`You can measure the wifi while you're there.` },
  'wifi-days-used': {
    status: 409,
    message: msg`You've already shared the wifi speed on ${MEASURED_DAYS} days of this stay.`,
  },
};
