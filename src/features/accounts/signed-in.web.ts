// What every page does for somebody signed in; fetched once somebody is.

export { useAskForLogin } from './web/ask-for-login.ts';
