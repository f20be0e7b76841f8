// The way a picture takes to the server, for a page of a lower feature: the page's route hands it
// over, and it is fetched with that page alone.

export { mayPass, sendPortrait } from './web/hosting/pictures/send-picture.ts';
