/** Password of the published demo accounts; no other account may choose it. */
export const DEMO_PASSWORD = 'wayhearth-demo';
