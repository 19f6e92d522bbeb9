import { answerFeed } from '@/lib/channels/feeds/answer-feed'
import { FEED_LIMIT } from '@/lib/channels/feeds/limits'
import { route } from '@/lib/http/route'

export const GET = route((request) => answerFeed('microsoft', request), { limit: FEED_LIMIT })
