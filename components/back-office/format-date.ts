import { type DateStyle, formatDate, formatDateTime as formatInStyle } from '@/lib/core/format-date'

let style: DateStyle = { timezone: 'UTC', dateFormat: 'MM/dd/yyyy' }

/** The store's time zone and date format; one browser shows one store, so they are set once. */
export function setDateStyle(wanted: DateStyle): void {
  style = wanted
}

/** Formats a timestamp in the store's time zone and date format. */
export const formatDateTime = (iso: string): string => formatInStyle(new Date(iso), style)

/** The day in the store's time zone, such as `2026-11-23`. */
export const today = (): string => formatDate(new Date(), { ...style, dateFormat: 'yyyy-MM-dd' })

/** Formats a day of UTC, such as `2026-11-23`, in the store's date format. */
export const formatDay = (day: string): string =>
  formatDate(new Date(day), { ...style, timezone: 'UTC' })
