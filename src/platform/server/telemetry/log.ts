import { type Logger, pino } from 'pino';

/** Structured log on standard output; what could open an account never appears in it. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        'code',
        'cookie',
        'authorization',
        'headers.cookie',
        'headers.authorization',
        'wifiPassword',
        '*.wifiPassword',
      ],
      censor: '[secret]',
    },
    serializers: { err: pino.stdSerializers.err },
  });
}
