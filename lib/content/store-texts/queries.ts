import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { chargedInWords, chargedNow } from '@/lib/checkout/selling-currencies'
import {
  type PageVersionRow,
  storedPageTextsSchema,
  type TextVersion,
} from '@/lib/content/pages/contracts'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import { db, type Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { articleHtml } from '@/lib/core/rich-text'
import { say } from '@/lib/core/server-text'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { languagesOf, shownText } from '@/lib/i18n/texts-by-language'
import { cachedSettings, currentSettings } from '@/lib/settings/queries'
import {
  STORE_TEXT_PAGES,
  type StoreTextPage,
  storeTextAddress,
  storeTextPath,
} from '@/lib/settings/store-texts/pages'
import { storeValues } from '@/lib/settings/store-texts/values'
import { STORE_VARIABLES, variablesIn } from '@/lib/settings/store-texts/variables'
import { storeTextTags } from './cache-tags'
import type { AdminStoreText, ShownStoreText, StoreTextRow } from './contracts'
import { filledText } from './filled-text'
import { originalTexts } from './original-texts'

/**
 * What the owner published on a page of the store, or around its own words, in the language that it is
 * shown in there; `null` where it has its original text.
 */
export async function storeText(
  page: StoreTextPage,
  locale: Locale,
): Promise<ShownStoreText | null> {
  const published = await publishedText(page)
  if (!published) return null
  const [settings, charged] = await Promise.all([cachedSettings(), chargedInWords('en')])
  const text = shownText(published.texts, locale, settings.defaultLanguage)
  if (!text) return null
  const { content, ...shown } = filledText(text, storeValues(settings, charged))
  const languagePrefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return {
    ...shown,
    updatedAt: published.updatedAt,
    ...articleHtml(content, { siteUrl: env().SITE_URL, languagePrefix }),
  }
}

async function publishedText(
  page: StoreTextPage,
): Promise<{ texts: PageTexts; updatedAt: string } | null> {
  'use cache'
  cacheTag(storeTextTags.texts)
  cacheLife('hours')
  const row = await db().storeText.findUnique({ where: { page, isPublished: true } })
  return (
    row && {
      texts: storedPageTextsSchema.parse(row.texts),
      updatedAt: row.updatedAt.toISOString(),
    }
  )
}

/** When the owner's published texts were changed last, by the address of their page. */
export async function storeTextDates(): Promise<Partial<Record<string, string>>> {
  'use cache'
  cacheTag(storeTextTags.texts)
  cacheLife('hours')
  const rows = await db().storeText.findMany({
    where: { isPublished: true },
    select: { page: true, updatedAt: true },
  })
  return Object.fromEntries(
    STORE_TEXT_PAGES.flatMap((page) => {
      const row = rows.find((one) => one.page === page)
      return row ? [[storeTextAddress(page), row.updatedAt.toISOString()]] : []
    }),
  )
}

/** The pages of the store whose text became another between two instants: published, or gone back to the original. */
export async function storeTextsChanged({
  from,
  until,
}: {
  from: Date
  until: Date
}): Promise<StoreTextPage[]> {
  const period = { gte: from, lt: until }
  const [published, replaced, own] = await Promise.all([
    db().storeText.findMany({
      where: { isPublished: true, updatedAt: period },
      select: { page: true },
    }),
    db().storeTextVersion.findMany({ where: { replacedAt: period }, select: { page: true } }),
    db().storeText.findMany({ select: { page: true } }),
  ])
  const has = (rows: { page: string }[], page: StoreTextPage) =>
    rows.some((row) => row.page === page)
  return STORE_TEXT_PAGES.filter(
    (page) => has(published, page) || (has(replaced, page) && !has(own, page)),
  )
}

type Row = Prisma.StoreTextGetPayload<object>

const stateOf = ({ texts, isPublished, publishedAt, publishAt, updatedAt }: Row) => ({
  languages: languagesOf(storedPageTextsSchema.parse(texts)),
  isPublished,
  publishedAt: publishedAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})

/** The pages of the store whose text the owner may replace, and the places around those that have their own. */
export async function listStoreTexts(): Promise<StoreTextRow[]> {
  const rows = await db().storeText.findMany()
  return STORE_TEXT_PAGES.map((page) => {
    const row = rows.find((one) => one.page === page)
    return { page, path: storeTextPath(page), own: row ? stateOf(row) : null }
  })
}

/** A page of the store for its editor. */
export async function requireStoreText(page: StoreTextPage): Promise<AdminStoreText> {
  const [row, versions, settings] = await Promise.all([
    db().storeText.findUnique({ where: { page } }),
    db().storeTextVersion.count({ where: { page } }),
    currentSettings(),
  ])
  const values = storeValues(settings, await chargedNow(settings))
  const forAll = variablesIn('de')
  return {
    page,
    path: storeTextPath(page),
    own: row && { ...stateOf(row), texts: storedPageTextsSchema.parse(row.texts) },
    original: await originalTexts(page, settings),
    variables: STORE_VARIABLES.map((name) => ({
      name,
      value: values[name],
      isEnglish: !forAll.includes(name),
    })),
    versions,
  }
}

const VERSION_FIELDS = { id: true, savedAt: true, replacedAt: true, replacedBy: true } as const

const withDates = <R extends { savedAt: Date; replacedAt: Date }>(row: R) => ({
  ...row,
  savedAt: row.savedAt.toISOString(),
  replacedAt: row.replacedAt.toISOString(),
})

/** The owner's texts that a page of the store had, the last one first. */
export async function storeTextVersions(page: StoreTextPage): Promise<PageVersionRow[]> {
  const rows = await db().storeTextVersion.findMany({
    where: { page },
    orderBy: { id: 'desc' },
    select: VERSION_FIELDS,
  })
  return rows.map(withDates)
}

/** A text of the owner's that a page of the store had. @throws AppError `not_found` */
export async function requireStoreTextVersion(
  page: StoreTextPage,
  id: number,
): Promise<TextVersion> {
  const row = await db().storeTextVersion.findUnique({
    where: { id, page },
    select: { ...VERSION_FIELDS, texts: true },
  })
  if (!row) throw new AppError('not_found', say('articles.unknownVersion'))
  return { ...withDates(row), texts: storedPageTextsSchema.parse(row.texts) }
}
