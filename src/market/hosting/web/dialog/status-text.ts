import { ApiError, ForeignRefusal } from '#platform/web/api/client.ts';

/**
 * What HTTP calls the statuses with which our API, or what stands before it, refuses (RFC 9110, RFC 6585,
 * RFC 8470). Answers carry no such text any more, and it is a protocol's word, the same in every language.
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

/** A text, followed by what HTTP calls the answer's status where there was an answer (spec 3 §8). */
export function withStatus(text: string, error: unknown): string {
  const status = statusOf(error);
  const said = status === null ? undefined : STATUS_TEXTS[status];
  return said === undefined ? text : `${text} ${said}`;
}

/** Null where nothing answered. */
function statusOf(error: unknown): number | null {
  if (error instanceof ApiError) return error.problem.status;
  return error instanceof ForeignRefusal ? error.status : null;
}
