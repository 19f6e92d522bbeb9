import { type DateStyle, formatDateTime } from '@/lib/core/format-date'

let style: DateStyle = { timezone: 'UTC', dateFormat: 'MM/dd/yyyy' }

/** The store's time zone and date format; one browser shows one store, so they are set once. */
export function setMomentStyle(wanted: DateStyle): void {
  style = wanted
}

/** A moment in the store's time zone, as its settings say. */
export const momentText = (iso: string): string => formatDateTime(new Date(iso), style)
