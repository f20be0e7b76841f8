import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** A component whose code comes when it is needed, or is fetched ahead. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead; once that is done, the component is drawn at once. */
  preload(): Promise<unknown>;
};

/**
 * Like React's `lazy`, but drawn at once when its code is there already. React's own shows what
 * stands in for it even then, and for no less than 300 ms; and all else on the page that waits for
 * its code waits with it.
 *
 * @param load rejects when the code can't be had; it is asked for again with the next `preload`
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let ready: ComponentType<Props> | undefined;
  let coming: LazyExoticComponent<ComponentType<Props>> | undefined;

  async function preload() {
    const module = await load();
    ready = module.default;
    return module;
  }

  function Part(props: Props) {
    // The same one for as long as it is shown: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => {
      coming ??= lazy(preload);
      return ready ?? (coming as unknown as ComponentType<Props>);
    });
    return <Shown {...props} />;
  }

  return Object.assign(Part, { preload });
}
