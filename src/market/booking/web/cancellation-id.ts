/** Id of the page's section on refunds; the price panel links to it. */
export const CANCELLATION_ID = 'cancellation';
