/** How long keys stay reserved for a payment that has begun. */
export const RESERVATION_MINUTES = 15
