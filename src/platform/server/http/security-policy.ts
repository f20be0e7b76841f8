import type { secureHeaders } from 'hono/secure-headers';
import { NONCE } from 'hono/secure-headers';
import { isHttps } from '#platform/i18n/cookies.ts';
import type { Config } from '../config/config.ts';

/** Security headers of every answer; scripts run only with the page's nonce. */
export function contentSecurityPolicy(
  config: Config,
): NonNullable<Parameters<typeof secureHeaders>[0]> {
  const { styleUrl } = config.map;
  const tiles = styleUrl === undefined ? [] : [new URL(styleUrl).origin];
  return {
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // The development server adds scripts of its own, without a nonce.
      scriptSrc: config.mode === 'development' ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      // Libraries of the page set style attributes; no text of a user ever becomes a style.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...tiles],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", 'https://checkout.stripe.com'],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: transportSecurity(config) ?? false,
    permissionsPolicy: { geolocation: ['self'], camera: ['self'], microphone: [], payment: [] },
  };
}

/** Security headers of a built file: the policy of a page's scripts says nothing about one. */
export function fileHeaders(config: Config): Readonly<Record<string, string>> {
  const transport = transportSecurity(config);
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(transport === undefined ? {} : { 'strict-transport-security': transport }),
  };
}

function transportSecurity({ http }: Config): string | undefined {
  return isHttps(http.publicUrl) ? 'max-age=31536000; includeSubDomains' : undefined;
}
