import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { currentSetting } from '@/lib/settings/queries'
import {
  type SearchUse,
  type Synonym,
  type UnansweredRow,
  unansweredRowsSchema,
} from './admin-contracts'
import { ownUses } from './meaning/own-uses'
import { phrasesOfUse } from './meaning/understand'
import { USE_LANGUAGES, USES, type UseLanguage } from './meaning/uses'
import { inOrder } from './synonym-rules'
import { toSynonym } from './synonym-writes'

/** All groups of synonyms, in the order of their first phrases. */
export async function listSynonyms(): Promise<Synonym[]> {
  return inOrder((await db().searchSynonym.findMany()).map(toSynonym))
}

/** The uses that searches understand, with the languages that are switched off, and those whose words are the owner's. */
export async function listUses(): Promise<SearchUse[]> {
  const own = await ownUses()
  return USES.map((use) => {
    const inLanguage = (language: UseLanguage) => [...phrasesOfUse(use, language, own)]
    return {
      id: use.id,
      phrases: {
        en: inLanguage('en'),
        de: inLanguage('de'),
        es: inLanguage('es'),
        fr: inLanguage('fr'),
        pl: inLanguage('pl'),
        tr: inLanguage('tr'),
        ar: inLanguage('ar'),
        ja: inLanguage('ja'),
        ko: inLanguage('ko'),
        zh: inLanguage('zh'),
      },
      off: USE_LANGUAGES.filter((language) => own?.isOff(use.id, language)),
      changed: USE_LANGUAGES.filter((language) => own?.phrasesOf(use.id, language)),
    }
  })
}

/** The most that are listed. */
const MAX_UNANSWERED = 200

/**
 * What shoppers searched for without being answered as they typed it, most often first.
 *
 * @param days of how many days of the store, today's included
 */
export async function listUnansweredSearches(days: number): Promise<UnansweredRow[]> {
  const today = dayOf(new Date(), await currentSetting('timezone'))
  return rowsOf(
    db(),
    unansweredRowsSchema.element,
    Prisma.sql`
    SELECT u."text", sum(u."searches")::int AS "searches", to_char(max(u."day"), 'YYYY-MM-DD') AS "lastDay",
      (array_agg(u."outcome"::text ORDER BY u."day" DESC))[1] AS "outcome",
      (array_agg(u."instead" ORDER BY u."day" DESC))[1] AS "instead"
    FROM "UnansweredSearch" u WHERE u."day" > ${today}::date - ${days}::int
    GROUP BY u."text" ORDER BY sum(u."searches") DESC, max(u."day") DESC, u."text"
    LIMIT ${MAX_UNANSWERED}`,
  )
}
