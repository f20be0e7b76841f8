import type { I18n } from '@lingui/core';
import type { PlaceValue } from './place-picker.tsx';

/** A country and a point in it as readable text; '' for none. */
export function describePoint(location: PlaceValue['location'], i18n: I18n): string {
  if (location === null) return '';
  const [latitude, longitude] = location.latlng.map((degrees) =>
    i18n.number(degrees, { maximumFractionDigits: 5 }),
  );
  return `${location.label || location.value}\n${latitude} · ${longitude}`;
}
