import { DAY_MS, SECOND_MS } from '@/lib/core/time'

const DAY_SECONDS = DAY_MS / SECOND_MS

/** How many pieces one address gets free of charge within a day, and one network. */
export const FREE_PIECES_OF_BUYER = { name: 'free-pieces-buyer', points: 10, seconds: DAY_SECONDS }
export const FREE_PIECES_OF_NETWORK = {
  name: 'free-pieces-network',
  points: 40,
  seconds: DAY_SECONDS,
}
