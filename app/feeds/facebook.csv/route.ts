import { answerFeed } from '@/lib/feeds/answer-feed'
import { FEED_LIMIT } from '@/lib/feeds/limits'
import { route } from '@/lib/http/route'

export const GET = route((request) => answerFeed('meta', request), { limit: FEED_LIMIT })
