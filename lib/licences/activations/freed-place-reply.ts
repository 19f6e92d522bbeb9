import { Reply } from '@/lib/http/serve'
import type { FreedPlace } from './contracts'

/** What is answered of a place that a device left: nothing where it is free at once. */
export const freedPlaceReply = (place: FreedPlace): Reply =>
  place.freeAt === null ? new Reply(204, null) : new Reply(200, place)
