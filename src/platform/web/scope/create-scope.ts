import { createContext, type Provider, useContext } from 'react';

/** A value that a part of the page shares below it, and the hook that reads it. */
export interface Scope<Value> {
  readonly ScopeProvider: Provider<Value | null>;
  /** @throws Error outside of the part */
  useScope(this: void): Value;
}

/**
 * A required context.
 *
 * @param part name of the missing part in the error
 */
export function createScope<Value>(part: string): Scope<Value> {
  const Context = createContext<Value | null>(null);
  return {
    ScopeProvider: Context,
    useScope() {
      const value = useContext(Context);
      if (value === null) throw new Error(`useScope is for what stands within ${part}`);
      return value;
    },
  };
}
