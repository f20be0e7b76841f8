/** Header by which the sign-in library learns the caller's address; never believed from outside. */
export const CALLER_ADDRESS = 'x-caller-address';

/** The headers of a request as the sign-in library gets them. */
export function libraryHeaders(headers: Headers, address: string): Headers {
  const own = new Headers(headers);
  own.set(CALLER_ADDRESS, address);
  return own;
}
