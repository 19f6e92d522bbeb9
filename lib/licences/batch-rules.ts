import { DAY_MS } from '@/lib/core/time'

/** From when on a key is not handed out any more: the end of its last day, in UTC. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + DAY_MS)

/** The last day on which a key may be handed out, as somebody enters it. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
