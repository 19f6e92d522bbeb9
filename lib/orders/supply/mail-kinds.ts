/** Confirms on a durable medium that a buyer agreed to immediate supply. Nothing is supplied before a mail server has taken it. */
export const CONFIRMATION_MAIL = 'supply_confirmation'
/** Tells a buyer who did not agree until when the order waits. */
export const WAITING_MAIL = 'supply_waiting'
