import { ApiError } from '#platform/web/api/client.ts';

/**
 * What HTTP calls the statuses that our API refuses with (RFC 9110, RFC 6585). Answers carry no such
 * text any more, and it is a protocol's word, the same in every language.
 */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A text, followed by what HTTP calls the answer's status where there was an answer (spec 3 §8). */
export function withStatus(text: string, error: unknown): string {
  const status = error instanceof ApiError ? STATUS_TEXTS[error.problem.status] : undefined;
  return status === undefined ? text : `${text} ${status}`;
}
