import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';

/**
 * Structured log; secrets that could open an account never appear in it.
 *
 * @param level the lowest level that is logged
 * @param into standard output by default
 */
export function makeLog(level: string, into?: DestinationStream): Logger {
  const options: LoggerOptions = {
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
    serializers: { err: errorForLog },
  };
  return into === undefined ? pino(options) : pino(options, into);
}
