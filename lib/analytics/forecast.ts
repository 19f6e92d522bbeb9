/** Over how many days sales are averaged. */
export const FORECAST_DAYS = 30

/**
 * For how many whole days the available keys of a product last at its current rate of sales.
 *
 * @param sold how many were sold in the last {@link FORECAST_DAYS} days
 * @returns `null` for a product that does not sell: its keys last for ever
 */
export const daysLeft = (available: number, sold: number): number | null =>
  sold === 0 ? null : Math.floor((available * FORECAST_DAYS) / sold)
