import { Trans } from '@lingui/react/macro';
import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { reloadForPart } from '#platform/web/parts/reload-page.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** A component whose code is loaded when it is needed, or fetched ahead. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead; once that is done, the component is rendered at once. */
  preload(): Promise<unknown>;
};

/** Requests the code around here again. */
const Retry = createContext(() => {});

/**
 * Like React's `lazy`, but rendered at once when its code is there already. React's own shows its
 * fallback even then, and for no less than 300 ms; and all other parts of the page that wait for
 * their code wait with it.
 *
 * Code that failed to load is requested again by viewers of its fallback, and by the next component
 * that shows it. Where this page can't get it any more, the page is reloaded.
 *
 * @param load rejects when the code can't be loaded; it is requested again with the next `preload`
 * @param Missing replaces code that can't be loaded
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props & { onRetry(): void }> = MissingPart,
): Preloadable<Props> {
  let ready: ComponentType<Props> | undefined;
  let coming: LazyExoticComponent<ComponentType<Props>> | undefined;

  async function preload() {
    const module = await load();
    ready = module.default;
    return module;
  }

  async function loadShown() {
    try {
      return await preload();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      // The current content is about to be unloaded.
      if (reloadForPart(error)) await new Promise(() => {});
      return { default: Lost };
    }
  }

  function Lost(props: Props) {
    const onRetry = useContext(Retry);
    // Not before it is shown: until then React starts over with the loaded content.
    useEffect(() => {
      coming = undefined;
    }, []);
    return <Missing {...props} onRetry={onRetry} />;
  }

  function shown(): { readonly Shown: ComponentType<Props> } {
    coming ??= lazy(loadShown);
    return { Shown: ready ?? (coming as unknown as ComponentType<Props>) };
  }

  function Part(props: Props) {
    // The same one for as long as it is shown: another would lose its state.
    const [{ Shown }, setShown] = useState(shown);
    const retry = useCallback(() => {
      coming = undefined;
      setShown(shown());
    }, []);
    return (
      <Retry value={retry}>
        <Shown {...props} />
      </Retry>
    );
  }

  return Object.assign(Part, { preload });
}

/** Replaces a part of a page whose code could not be fetched. */
export function MissingPart({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="grid content-start justify-items-start gap-4 p-1">
      <p>
        <Trans>We couldn't load this. Check your connection and try again.</Trans>
      </p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
