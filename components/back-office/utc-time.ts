/** An instant as the value of a `datetime-local` field, in UTC. */
export const timeOf = (instant: string | null | undefined): string => instant?.slice(0, 16) ?? ''

/** The instant that such a field says; `null` when it is empty. */
export const instantOf = (time: string): string | null =>
  time === '' ? null : `${time.slice(0, 16)}:00.000Z`
