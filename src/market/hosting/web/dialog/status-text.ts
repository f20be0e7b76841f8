import { ApiError, ForeignRefusal } from '#platform/web/api/client.ts';

/**
 * HTTP reason phrases of the error statuses of our API and of proxies before it (RFC 9110, RFC
 * 6585, RFC 8470). Responses no longer contain them, and they are protocol terms, the same in every
 * language.
 */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  511: 'Network Authentication Required',
};

/** A text, followed by the reason phrase of the response where there was one (spec 3 §8). */
export function withStatus(text: string, error: unknown): string {
  const status = getStatus(error);
  const statusText = status === null ? undefined : STATUS_TEXTS[status];
  return statusText === undefined ? text : `${text} ${statusText}`;
}

/** HTTP status of an error; null without a response. */
function getStatus(error: unknown): number | null {
  if (error instanceof ApiError) return error.problem.status;
  return error instanceof ForeignRefusal ? error.status : null;
}
