/** Bytes to measure a connection by; no contract, since its answer is no JSON. */
export const SPEED_TEST = '/api/reservations/:id/speed-test';
