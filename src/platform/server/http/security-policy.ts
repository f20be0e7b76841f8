import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { isHttps } from '#platform/i18n/cookies.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './caller.ts';

const POLICY = 'content-security-policy';

/** The sites that may embed an answer in their pages. */
export const RESOURCE_POLICY = 'cross-origin-resource-policy';

/**
 * Sets the security headers of every answer. Scripts run only with the page's
 * nonce, or with the hashes of a page that many readers get; resources
 * of other sites only load where they explicitly allow it.
 */
export function setSecurityHeaders({
  config,
  mapStyle,
}: Pick<Services, 'config' | 'mapStyle'>): MiddlewareHandler<AppEnv> {
  // Made once for each style: it changes when an administrator chooses another one.
  let styleUrl = mapStyle.current();
  let secure = secureHeaders(securityPolicy(config, styleUrl));
  return async (c, next) => {
    if (styleUrl !== mapStyle.current()) {
      styleUrl = mapStyle.current();
      secure = secureHeaders(securityPolicy(config, styleUrl));
    }
    await secure(c, next);
    // Not `c.header`, which copies the answer from the stream of its body.
    const { headers } = c.res;
    const sources = c.get('scriptSources');
    if (sources !== undefined) {
      const policy = headers.get(POLICY) ?? '';
      const nonce = `'nonce-${c.get('secureHeadersNonce')}'`;
      headers.set(POLICY, policy.replace(nonce, sources.join(' ')));
    }
    if (!headers.has(RESOURCE_POLICY)) headers.set(RESOURCE_POLICY, 'same-origin');
  };
}

function securityPolicy(
  config: Config,
  styleUrl: string | undefined,
): NonNullable<Parameters<typeof secureHeaders>[0]> {
  const tiles = styleUrl === undefined ? [] : [new URL(styleUrl).origin];
  const pictures = config.mediaCdnUrl === undefined ? [] : [config.mediaCdnUrl];
  return {
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // The development server adds scripts of its own, without a nonce.
      scriptSrc: config.mode === 'development' ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      // Libraries of the page set style attributes; no text of a user ever becomes a style.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tiles, ...pictures],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...tiles],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", 'https://checkout.stripe.com', 'https://connect.stripe.com'],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: false,
    strictTransportSecurity: transportSecurity(config) ?? false,
    permissionsPolicy: { geolocation: ['self'], camera: ['self'], microphone: [], payment: [] },
  };
}

/** Security headers of built files: a page's script policy doesn't apply to them. */
export function fileHeaders(config: Config): Readonly<Record<string, string>> {
  const transport = transportSecurity(config);
  return {
    'x-content-type-options': 'nosniff',
    ...(transport === undefined ? {} : { 'strict-transport-security': transport }),
  };
}

/**
 * The resource policy of a public file. Pictures are shown by mail programs, which are pages of
 * other sites, and where a link to the product is shared.
 *
 * @param type its `Content-Type`
 */
export function resourcePolicyFor(type: string): 'cross-origin' | 'same-origin' {
  return type.startsWith('image/') ? 'cross-origin' : 'same-origin';
}

function transportSecurity({ http }: Config): string | undefined {
  return isHttps(http.publicUrl) ? 'max-age=31536000; includeSubDomains' : undefined;
}
