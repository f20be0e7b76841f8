export { messagingErrors } from './server/errors.ts';
export { makeMessaging } from './server/make-messaging.ts';
export { exportMessages, forgetWriter } from './server/store/personal.ts';
