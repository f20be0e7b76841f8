import * as v from 'valibot';
import { DATABASE_SETTINGS } from './database-settings.ts';
import { OPERATOR_SETTINGS } from './operator-settings.ts';
import { PUSH_SETTINGS } from './push-settings.ts';
import {
  hostName,
  mailbox,
  mapStyle,
  onOff,
  origin,
  type Setting,
  text,
  urlWithProtocol,
  webUrl,
  wholeNumber,
} from './setting-schemas.ts';
import { STRIPE_SETTINGS } from './stripe-settings.ts';

export type { Setting };

/**
 * The logarithm of the `N` of scrypt where none is configured: one of the minimum settings of OWASP's
 * Password Storage Cheat Sheet, the one with 32 MiB, so that several at once still fit into a small server.
 */
export const MINIMUM_PASSWORD_COST = 15;

/** Every setting the product reads, in the order of `.env.example`. */
export const SETTINGS = {
  PORT: {
    group: 'Web server',
    about: 'The port pages and API are served on; 0 takes any free one.',
    allowed: 'a whole number from 0 to 65535',
    default: '3000',
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    group: 'Web server',
    about:
      'The address to listen on. The default answers this machine only; 0.0.0.0 answers the network.',
    allowed: 'a host name or an IP address',
    default: '127.0.0.1',
    schema: hostName,
  },
  PUBLIC_URL: {
    group: 'Web server',
    about:
      'The address people type: used in links, mails, sign-in and the origin check. With https, cookies are marked secure.',
    allowed: 'an http or https address without a path',
    fallback: 'http://localhost:PORT',
    schema: origin,
  },
  TRUST_PROXY: {
    group: 'Web server',
    about:
      "How many proxies of yours stand in front: that many entries of X-Forwarded-For are believed when a visitor's address is counted.",
    allowed: 'a whole number from 0 to 10',
    default: '0',
    schema: wholeNumber(0, 10),
  },
  NODE_ENV: {
    group: 'Web server',
    about:
      'The mode of the libraries beneath. The scripts set it: production for npm start, development for npm run dev.',
    allowed: 'production, development or test',
    default: 'production',
    schema: v.picklist(['production', 'development', 'test']),
  },
  DATA_DIR: {
    group: 'Data',
    about: 'The folder of the embedded database, pictures, mail that is not sent, and the secret.',
    allowed: 'a path to a folder',
    default: '.data',
    schema: text,
  },
  ...DATABASE_SETTINGS,
  DEMO: {
    group: 'Data',
    about:
      'Loads the demo world (homes, hosts, guests, reservations) into an empty database, and lets its accounts in, an administrator among them, whose password is published.',
    allowed: 'on or off',
    fallback: 'on, but off when DATABASE_URL is set, or HOST or PUBLIC_URL lets other machines in',
    schema: onOff,
  },
  SESSION_SECRET: {
    group: 'Security',
    about:
      'Signs sessions and links in mails. Made at the first start and kept in DATA_DIR/secret; set it, the same everywhere, when several servers share one DATABASE_URL.',
    allowed: 'at least 32 characters',
    secret: true,
    schema: v.pipe(v.string(), v.minLength(32)),
  },
  PASSWORD_COST: {
    group: 'Security',
    about:
      'What a password hash costs: the logarithm of the N of scrypt, each step twice the memory and time. A hash of another cost is made anew as its owner signs in. Less than 15 only where no other machine is let in.',
    allowed: 'a whole number from 10 to 18',
    default: String(MINIMUM_PASSWORD_COST),
    schema: wholeNumber(10, 18),
  },
  RATE_LIMITS: {
    group: 'Security',
    about:
      'Rate limits for each account, or each address for signed-out visitors: pages, the API and sign-in each have their own.',
    allowed: 'on or off',
    default: 'on',
    schema: onOff,
  },
  REVIEW_FIRST_LISTINGS: {
    group: 'Security',
    about:
      'Whether the first listing of a host is in no search until an administrator has seen it at /admin/moderation.',
    allowed: 'on or off',
    default: 'off',
    schema: onOff,
  },
  STAFF_SECOND_FACTOR: {
    group: 'Security',
    about:
      'Whether the console at /admin opens only to staff who have set up an authenticator app. Until then their role gives them nothing.',
    allowed: 'on or off',
    fallback: 'on, but off with DEMO=on, and in the modes development and test',
    schema: onOff,
  },
  CALENDARS_FROM_LOOPBACK: {
    group: 'Security',
    about:
      "Whether calendars that hosts import may come from this machine's own addresses, for tests. Refused where HOST or PUBLIC_URL lets other machines in.",
    allowed: 'on or off',
    default: 'off',
    schema: onOff,
  },
  METRICS_TOKEN: {
    group: 'Security',
    about: 'Opens /metrics to whoever sends it as a bearer token; without it, /metrics is closed.',
    allowed: 'at least 16 characters',
    secret: true,
    schema: v.pipe(v.string(), v.minLength(16)),
  },
  METRICS_PORT: {
    group: 'Running',
    about:
      'The port on which npm run worker answers /healthz, /readyz and /metrics; without it, a worker answers nothing.',
    allowed: 'a whole number from 1 to 65535',
    schema: wholeNumber(1, 65_535),
  },
  BUILD_COMMIT: {
    group: 'Running',
    about: 'The commit that runs, shown in /metrics and traces.',
    allowed: '7 to 64 letters a to f and digits',
    schema: v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/)),
  },
  ERROR_WEBHOOK: {
    group: 'Running',
    about:
      'Where each new kind of error is posted once, as JSON: its type, place, route and request id, and nothing that people entered. Without it, errors are in the log alone.',
    allowed: 'an http or https address',
    secret: true,
    schema: webUrl,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Running',
    about:
      'The OpenTelemetry collector that gets traces by OTLP over HTTP (JSON), at /v1/traces of this address. Without it nothing is traced.',
    allowed: 'an http or https address',
    schema: webUrl,
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'Running',
    about: 'The share of traces that are sent.',
    allowed: 'a number from 0 to 1',
    default: '1',
    schema: v.pipe(v.string(), v.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/), v.transform(Number)),
  },
  PAGE_CACHE: {
    group: 'Running',
    about:
      'Keeps rendered pages for up to ten seconds for readers who are not signed in; a listing that changes drops its pages at once.',
    allowed: 'on or off',
    default: 'on',
    schema: onOff,
  },
  LOG_LEVEL: {
    group: 'Running',
    about: 'The least level that is logged.',
    allowed: 'trace, debug, info, warn, error, fatal or silent',
    default: 'info',
    schema: v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  },
  JOBS: {
    group: 'Running',
    about:
      'Runs the jobs (mail, deadlines, reminders) inside the web server; off where npm run worker does.',
    allowed: 'on or off',
    default: 'on',
    schema: onOff,
  },
  DRAIN_SECONDS: {
    group: 'Running',
    about:
      'How long a server that is told to stop (SIGTERM) serves on while /readyz answers 503, so that balancers notice.',
    allowed: 'a whole number from 0 to 300',
    fallback: '5 with DATABASE_URL, otherwise 0',
    schema: wholeNumber(0, 300),
  },
  SMTP_URL: {
    group: 'Mail',
    about:
      'The server that sends mail. Without it each mail is kept as a file in DATA_DIR/mail, and shown to this machine at /mails.',
    allowed: 'an address such as smtp://user:password@host:587 or smtps://host',
    secret: true,
    schema: urlWithProtocol('smtp:', 'smtps:'),
  },
  MAIL_FROM: {
    group: 'Mail',
    about: 'The sender people see.',
    allowed: 'a mail address, or a name and an address as in Wayhearth <stay@example.com>',
    default: 'Wayhearth <stay@wayhearth.example>',
    schema: mailbox,
  },
  ...PUSH_SETTINGS,
  ...OPERATOR_SETTINGS,
  ...STRIPE_SETTINGS,
  GOOGLE_CLIENT_ID: {
    group: 'Sign-in',
    about: 'Offers "Continue with Google", together with GOOGLE_CLIENT_SECRET.',
    allowed: 'the id of an OAuth client',
    schema: text,
  },
  GOOGLE_CLIENT_SECRET: {
    group: 'Sign-in',
    about: 'The secret of GOOGLE_CLIENT_ID.',
    allowed: 'the secret of an OAuth client',
    secret: true,
    schema: text,
  },
  OAUTH_GOOGLE_ISSUER: {
    group: 'Sign-in',
    about: 'Another OpenID issuer in place of Google, for tests against a stand-in.',
    allowed: 'an http or https address',
    fallback: 'https://accounts.google.com',
    schema: webUrl,
  },
  GITHUB_CLIENT_ID: {
    group: 'Sign-in',
    about: 'Offers "Continue with GitHub", together with GITHUB_CLIENT_SECRET.',
    allowed: 'the id of an OAuth app',
    schema: text,
  },
  GITHUB_CLIENT_SECRET: {
    group: 'Sign-in',
    about: 'The secret of GITHUB_CLIENT_ID.',
    allowed: 'the secret of an OAuth app',
    secret: true,
    schema: text,
  },
  OAUTH_GITHUB_BASE: {
    group: 'Sign-in',
    about: 'Another address in place of github.com, for GitHub Enterprise or a stand-in.',
    allowed: 'an http or https address',
    fallback: 'https://github.com',
    schema: webUrl,
  },
  MEDIA_UPLOAD_URL: {
    group: 'Pictures',
    about:
      'A hosting service that keeps the pictures people send: each is posted there as file and upload_preset, and its answer names a secure_url. Without it they are kept in the database.',
    allowed: 'an http or https address',
    schema: webUrl,
  },
  MEDIA_UPLOAD_PRESET: {
    group: 'Pictures',
    about: 'The upload preset of MEDIA_UPLOAD_URL.',
    allowed: 'the name of a preset',
    schema: text,
  },
  S3_BUCKET: {
    group: 'Pictures',
    about:
      'Keeps pictures, and the sizes of them that pages show, in this bucket of S3_ENDPOINT. Those that were kept elsewhere before stay there until npm run media moves them.',
    allowed: 'the name of a bucket',
    schema: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  },
  S3_ENDPOINT: {
    group: 'Pictures',
    about: 'A service that speaks the protocol of S3, for pictures (S3_BUCKET) and backups.',
    allowed: 'an http or https address such as https://s3.eu-central-1.amazonaws.com',
    schema: webUrl,
  },
  S3_REGION: {
    group: 'Pictures',
    about: 'The region of S3_ENDPOINT; services without regions take the default.',
    allowed: 'the name of a region, such as eu-central-1',
    default: 'us-east-1',
    schema: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  },
  S3_ACCESS_KEY_ID: {
    group: 'Pictures',
    about: 'The id of a key that reads, writes and deletes there.',
    allowed: 'the id of an access key',
    schema: text,
  },
  S3_SECRET_ACCESS_KEY: {
    group: 'Pictures',
    about: 'The secret of S3_ACCESS_KEY_ID.',
    allowed: 'the secret of an access key',
    secret: true,
    schema: text,
  },
  MEDIA_CDN_URL: {
    group: 'Pictures',
    about:
      'Where browsers fetch pictures: a content delivery network that asks PUBLIC_URL for what it lacks.',
    allowed: 'an http or https address without a path',
    fallback: 'the address of the page',
    schema: origin,
  },
  PICTURE_CACHE_MB: {
    group: 'Pictures',
    about:
      'Megabytes that pictures in the sizes of pages may take in DATA_DIR/pictures; those that were asked for least recently are removed, and made again when they are asked for.',
    allowed: 'a whole number from 16 to 999999',
    default: '2048',
    schema: wholeNumber(16, 999_999),
  },
  GOOGLE_PLACES_KEY: {
    group: 'Map',
    about:
      'Recommends places for experiences, with details and photos, by the Places API of Google Maps.',
    allowed: 'an API key',
    secret: true,
    schema: v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/)),
  },
  GOOGLE_PLACES_BASE: {
    group: 'Map',
    about: 'Another address of the Places API, for tests against a stand-in.',
    allowed: 'an http or https address',
    fallback: 'the address of Google',
    schema: webUrl,
  },
  MAP_STYLE_URL: {
    group: 'Map',
    about:
      'Maps with streets: a MapLibre style of a tile service, or openfreemap, which is public and asks for no key. The host of the style has to serve its tiles, glyphs and sprites too. Without it, and where it does not answer, the map that is built in: coasts, waters and neighbourhoods.',
    allowed: 'an http or https address, or openfreemap',
    schema: mapStyle,
  },
  DUFFEL_TOKEN: {
    group: 'Flights',
    about:
      'Searches offers of airlines with Duffel, in the currency of its account; without it flights are estimated from distance and season. One of USD compares with homes.',
    allowed: 'an access token',
    secret: true,
    schema: v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/)),
  },
  DUFFEL_BASE: {
    group: 'Flights',
    about: 'Another address of the Duffel API, for tests against a stand-in.',
    allowed: 'an http or https address',
    fallback: 'the address of Duffel',
    schema: webUrl,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** The type of a setting once it is parsed. */
export type SettingValue<Name extends SettingName> = v.InferOutput<
  (typeof SETTINGS)[Name]['schema']
>;
