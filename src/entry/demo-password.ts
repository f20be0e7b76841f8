/** Password of the published demo accounts; nobody else may choose it. */
export const DEMO_PASSWORD = 'wayhearth-demo';
