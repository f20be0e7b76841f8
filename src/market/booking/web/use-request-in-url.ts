import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { REST_MS } from './use-asked-quote.ts';

/** How a request is written in the URL of its listing. */
interface RequestCodec<Request> {
  /** Names of all its parameters. */
  readonly names: readonly string[];
  /** Its parameters, defaults left out. */
  format(request: Request): Readonly<Record<string, string>>;
}

/** Stores a request in the URL of its listing, so that links carry it. */
export function useRequestInUrl<Request>(
  path: string,
  request: Request,
  codec: RequestCodec<Request>,
): void {
  const navigate = useNavigate();
  const written = useRef(request);

  useEffect(() => {
    if (written.current === request) return;
    const timer = setTimeout(() => {
      const before = new URLSearchParams(codec.format(written.current)).toString();
      const params = codec.format(request);
      written.current = request;
      if (before === new URLSearchParams(params).toString()) return;
      void navigate({
        to: path,
        search: (search) => ({ ...withoutNames(search, codec.names), ...params }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [path, request, codec, navigate]);
}

function withoutNames<Value>(
  search: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));
}
