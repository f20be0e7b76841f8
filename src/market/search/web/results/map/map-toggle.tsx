import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { MapIcon } from '#platform/web/ui/icons.ts';
import { chooseMap, useMapOpen } from './map-choice.ts';

/** Shows or hides the map beside the list. */
export function MapToggle() {
  const open = useMapOpen();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls="results-map"
      onClick={() => chooseMap(!open)}
      className={`${buttonClass('secondary')} text-sm max-lg:hidden noscript:hidden`}
    >
      <MapIcon aria-hidden="true" className="size-4" />
      {/* Both labels are rendered, so that the first paint is right before hydration. */}
      <span className="in-data-[map=closed]:hidden">
        <Trans>Hide map</Trans>
      </span>
      <span className="hidden in-data-[map=closed]:inline">
        <Trans>Show map</Trans>
      </span>
    </button>
  );
}
