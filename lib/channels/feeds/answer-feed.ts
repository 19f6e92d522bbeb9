import 'server-only'
import type { NextRequest } from 'next/server'
import { createTranslator } from 'next-intl'
import type { YesNo } from '@/lib/catalog/own-fact-rules'
import { cachedOwnFacts } from '@/lib/catalog/own-facts'
import { allCategories } from '@/lib/catalog/queries'
import { cachedSeller } from '@/lib/checkout/selling-currencies'
import { env } from '@/lib/core/env'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { publicStream, XML } from '@/lib/http/public-stream'
import { parseQuery } from '@/lib/http/route'
import { type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { chargedCurrencies, sellingIn } from '@/lib/pricing/selling'
import { cachedSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import { allProducts } from './all-products'
import { CHANNELS, type ChannelId } from './channels'
import { feedQuerySchema } from './contracts'
import { type FeedContext, type FeedItem, feedItem } from './feed-item'
import { GOOGLE_END, googleHead, googleItem } from './google-xml'
import { metaHead, metaLine, microsoftHead, microsoftLine } from './item-tables'

type Store = Pick<Settings, 'storeName' | 'storeDescription'> & { siteUrl: string }
type Format = {
  contentType: string
  head: (store: Store) => string
  line: (item: FeedItem) => string
  end: string
}

const FORMATS: Record<ChannelId, Format> = {
  google: {
    contentType: XML,
    head: ({ storeName, storeDescription, siteUrl }) =>
      googleHead(storeName, storeDescription, siteUrl),
    line: googleItem,
    end: GOOGLE_END,
  },
  meta: { contentType: 'text/csv; charset=utf-8', head: metaHead, line: metaLine, end: '' },
  microsoft: {
    contentType: 'text/plain; charset=utf-8',
    head: microsoftHead,
    line: microsoftLine,
    end: '',
  },
}

/** What yes and no are called. */
async function wordsIn(language: Locale): Promise<YesNo> {
  const locale = textLocaleOf(language)
  const messages = (await loadMessages(locale)) as Messages
  const t = createTranslator<Messages, 'product.facts'>({
    locale,
    messages,
    namespace: 'product.facts',
  })
  return { yes: t('yes'), no: t('no') }
}

/**
 * Answers with all that the store sells, as a channel takes it, in the currency that is asked for: read from the database while it is
 * sent.
 *
 * @throws AppError `invalid` for a language that there is no feed in, or a currency that the store does not sell in, `not_found` while it is off
 */
export async function answerFeed(id: ChannelId, request: NextRequest): Promise<Response> {
  const { language, currency } = parseQuery(request, feedQuerySchema)
  const [settings, categories, facts] = await Promise.all([
    cachedSettings(),
    allCategories(),
    cachedOwnFacts(),
  ])
  if (!CHANNELS.some((channel) => channel.id === id && settings[channel.setting]))
    throw new AppError('not_found', say('feeds.off'))
  const { storeName, storeDescription } = settings
  const seller = await cachedSeller()
  const selling = sellingIn(seller, currency ?? seller.baseCurrency)
  if (!selling)
    throw invalidField(
      'currency',
      say('fields.mustBe', { field: 'currency', example: chargedCurrencies(seller).join(', ') }),
    )
  const siteUrl = env().SITE_URL
  const { contentType, head, line, end } = FORMATS[id]
  const context: FeedContext = {
    language,
    siteUrl,
    storeName,
    selling,
    sellsInSeveral: chargedCurrencies(seller).length > 1,
    categories: new Map(categories.map((category) => [category.id, category])),
    ownFacts: {
      facts: facts.filter(({ isOnPage }) => isOnPage),
      words: await wordsIn(language),
    },
  }
  return publicStream(
    contentType,
    (async function* () {
      yield head({ storeName, storeDescription, siteUrl })
      for await (const products of allProducts()) {
        const lines = products.flatMap((product) => {
          const item = feedItem(product, context)
          return item ? line(item) : []
        })
        if (lines.length > 0) yield lines.join('')
      }
      if (end !== '') yield end
    })(),
  )
}
