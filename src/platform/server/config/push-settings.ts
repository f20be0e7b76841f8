import * as v from 'valibot';
import { onOff, type Setting, urlWithProtocol } from './setting-schemas.ts';

/** Bytes in base64url, as browsers and tools write the keys of RFC 8292. */
const key = (characters: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${characters}}=*$`)));

/** Settings of notifications that browsers show by themselves. */
export const PUSH_SETTINGS = {
  VAPID_PUBLIC_KEY: {
    group: 'Push',
    about:
      'The public key that push services know this product by, as npx web-push generate-vapid-keys prints it. Without it, the pair is made of SESSION_SECRET. With another pair, people have to turn notifications on again.',
    allowed: 'a public key of P-256: 65 bytes in base64url',
    schema: key(87),
  },
  VAPID_PRIVATE_KEY: {
    group: 'Push',
    about: 'The private key of VAPID_PUBLIC_KEY.',
    allowed: 'a private key of P-256: 32 bytes in base64url',
    secret: true,
    schema: key(43),
  },
  VAPID_SUBJECT: {
    group: 'Push',
    about: 'Where operators of push services reach whoever runs this product.',
    allowed: 'an address that begins with mailto: or https:',
    fallback: 'PUBLIC_URL where it is https, otherwise the address in MAIL_FROM',
    schema: v.union([
      urlWithProtocol('https:'),
      v.pipe(v.string(), v.regex(/^mailto:[^<>@\s]+@[^<>@\s]+$/)),
    ]),
  },
  PUSH_TO_LOOPBACK: {
    group: 'Push',
    about:
      "Whether push services may be at this machine's own addresses, for tests. Refused where HOST or PUBLIC_URL lets other machines in.",
    allowed: 'on or off',
    default: 'off',
    schema: onOff,
  },
} as const satisfies Record<string, Setting>;
