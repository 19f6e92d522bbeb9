/** How often a feed is imported, by its hours. */
export const EVERY_LABELS: Readonly<Record<number, string>> = {
  1: 'Every hour',
  6: 'Every 6 hours',
  24: 'Every day',
  168: 'Every week',
}
