import { useLingui } from '@lingui/react/macro';
import { Slider } from '#platform/web/ui/slider.tsx';

export interface PercentSliderProps {
  /** Name in the form. */
  name: string;
  label: string;
  about: string;
  /** Bounds and step in percent. */
  min: number;
  max: number;
  step: number;
  value: number;
  error?: string | undefined;
  onChange(value: number): void;
}

/** A slider for a percentage, with its explanation. */
export function PercentSlider({ name, about, error, ...slider }: PercentSliderProps) {
  const { i18n } = useLingui();
  return (
    <div data-field={name} className="min-w-0">
      <Slider
        {...slider}
        format={(percent) => i18n.number(percent / 100, { style: 'percent' })}
        hint={
          <>
            <span>{about}</span>
            {error === undefined ? null : <span className="block text-danger">{error}</span>}
          </>
        }
      />
    </div>
  );
}
