/** Over how many days sales are averaged. */
export const FORECAST_DAYS = 30

/** A product that is newer counts as so old: one sale in its first hour are not 24 a day. */
export const MIN_HISTORY_DAYS = 3

/** Keys that last for less should be bought soon. */
export const LOW_STOCK_DAYS = 7

/** Over how many days the sales of a product are averaged: it may be newer than they are many. @param age in days */
export const historyDays = (age: number): number =>
  Math.min(FORECAST_DAYS, Math.max(MIN_HISTORY_DAYS, Math.ceil(age)))

/**
 * For how many whole days the available keys of a product last at its current rate of sales.
 *
 * @param sold how many were sold in the last {@link FORECAST_DAYS} days
 * @param days over which they were sold, see {@link historyDays}
 * @returns `null` for a product that does not sell: its keys last for ever
 */
export const daysLeft = (available: number, sold: number, days = FORECAST_DAYS): number | null =>
  sold === 0 ? null : Math.floor((available * days) / sold)
