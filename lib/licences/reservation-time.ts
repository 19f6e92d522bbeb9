/** How long keys stay reserved for a started payment. */
export const RESERVATION_MINUTES = 15
