import { createSerializationAdapter } from '@tanstack/react-router';
import { isWrittenAsJson } from './as-json.ts';

/** The router's serialization of JSON values. */
export const jsonState = createSerializationAdapter({
  key: 'json',
  test: isWrittenAsJson,
  toSerializable: (answer): string => JSON.stringify(answer),
  fromSerializable: (json): object => JSON.parse(json),
});
