import { useLingui } from '@lingui/react/macro';
import { type TimedChoice, TimedPicker, type TimedPickerProps } from './timed-picker.tsx';

export interface EventPickerProps
  extends Pick<TimedPickerProps, 'legend' | 'value' | 'error' | 'onChange'> {
  events: readonly TimedChoice[];
}

/** Events that a host arranges, each with its usual time. */
export function EventPicker({ events, ...picker }: EventPickerProps) {
  const { t } = useLingui();
  return <TimedPicker {...picker} name="event" searchLabel={t`Search events`} choices={events} />;
}
