import { createSerializationAdapter } from '@tanstack/react-router';
import { isWrittenAsJson } from './as-json.ts';

/** How the router carries what is written as JSON. */
export const jsonState = createSerializationAdapter({
  key: 'json',
  test: isWrittenAsJson,
  toSerializable: (answer): string => JSON.stringify(answer),
  fromSerializable: (json): object => JSON.parse(json),
});
