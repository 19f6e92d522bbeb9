import 'server-only'
import { z } from 'zod'
import { originalMark } from '@/lib/catalog/translations/original-mark'
import { readTranslations } from '@/lib/catalog/translations/read-translations'
import {
  LEADING_FIELDS,
  TRANSLATED_FIELD_NAMES,
  type TranslatedSubject,
} from '@/lib/catalog/translations/subjects'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { escapeLike } from '@/lib/core/like-pattern'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { PagedRows } from '@/lib/http/paging'
import { type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import { currentSetting } from '@/lib/settings/queries'
import { formOf, type Translation, type TranslationQuery, type TranslationRow } from './contracts'
import { originalsOf } from './originals'
import { progressOf, saysSomething } from './translation-progress'

/** The tables of what can be translated, what they are called by, and in which order people look for them. */
const LISTED: Record<TranslatedSubject, { from: Prisma.Sql; order: Prisma.Sql }> = {
  product: {
    from: Prisma.sql`"Product" o CROSS JOIN LATERAL (SELECT o."name" AS "called") n`,
    order: Prisma.sql`o."isHidden", o."id"`,
  },
  category: {
    from: Prisma.sql`"Category" o CROSS JOIN LATERAL (SELECT o."name" AS "called") n`,
    order: Prisma.sql`NOT o."isActive", o."position", o."id"`,
  },
  article: {
    from: Prisma.sql`"Article" o CROSS JOIN LATERAL (SELECT o."title" AS "called") n`,
    order: Prisma.sql`NOT o."isPublished", o."publishedAt" DESC, o."id"`,
  },
}

const listedRow = z.object({ id: z.number(), total: z.number() })

/**
 * What can be translated into a language, what is for sale first, with how much of it is there.
 *
 * @throws AppError `invalid` for the language of the originals
 */
export async function listTranslations({
  kind,
  language,
  search,
  missing,
  limit,
  offset,
}: TranslationQuery): Promise<PagedRows<TranslationRow[]>> {
  await requireOtherLanguage(language)
  const { from, order } = LISTED[kind]
  const isThere = Prisma.join(
    LEADING_FIELDS[kind].map(
      (field) =>
        Prisma.sql`(t."texts"->${field}::text->>'isProposed') IS NOT DISTINCT FROM 'false'`,
    ),
    ' AND ',
  )
  const rows = await rowsOf(
    db(),
    listedRow,
    Prisma.sql`
    SELECT o."id", (count(*) OVER ())::int AS "total"
    FROM ${from} LEFT JOIN "Translation" t
      ON t."subject" = ${kind}::"TranslatedSubject" AND t."subjectId" = o."id" AND t."language" = ${language}
    WHERE ${search ? Prisma.sql`n."called" ILIKE ${`%${escapeLike(search)}%`}` : Prisma.sql`true`}
      AND ${missing === undefined ? Prisma.sql`true` : missing ? Prisma.sql`NOT (${isThere})` : isThere}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  )
  const ids = rows.map(({ id }) => id)
  const [originals, stored] = await Promise.all([
    originalsOf(db(), kind, ids),
    readTranslations(db(), kind, ids, language),
  ])
  return {
    rows: ids.flatMap((id) => {
      const original = originals.get(id)
      if (!original) return []
      const { name, slug, texts } = original
      return [
        { id, name, slug, progress: progressOf(texts, stored.get(id)?.texts ?? {}, originalMark) },
      ]
    }),
    total: rows[0]?.total ?? 0,
  }
}

/** @throws AppError `invalid` */
async function requireOtherLanguage(language: TranslatedLocale): Promise<TranslatedLocale> {
  const original = textLocaleOf(await currentSetting('defaultLanguage'))
  if (language === original) throw invalidField('language', say('translations.isOriginal'))
  return original
}

/** {@link translationOf}, as it is now. */
export const oneTranslation = (
  kind: TranslatedSubject,
  id: number,
  language: TranslatedLocale,
): Promise<Translation> => translationOf(db(), kind, id, language)

/**
 * One thing beside what it says in a language.
 *
 * @throws AppError `not_found`; `invalid` for the language of the original
 */
export async function translationOf(
  tx: Tx | ReturnType<typeof db>,
  kind: TranslatedSubject,
  id: number,
  language: TranslatedLocale,
): Promise<Translation> {
  const originalLanguage = await requireOtherLanguage(language)
  const original = (await originalsOf(tx, kind, [id])).get(id)
  if (!original) throw new AppError('not_found', say('translations.gone'))
  const stored = await tx.translation.findUnique({
    where: { subject_subjectId_language: { subject: kind, subjectId: id, language } },
    select: { updatedAt: true },
  })
  const texts = (await readTranslations(tx, kind, [id], language)).get(id)?.texts ?? {}
  return {
    kind,
    id,
    name: original.name,
    language,
    originalLanguage,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    fields: TRANSLATED_FIELD_NAMES.flatMap((field) => {
      const form = formOf(kind, field)
      const said = original.texts[field]
      const text = texts[field]
      if (form === null || said === undefined || (!saysSomething(said) && !text)) return []
      return [
        {
          field,
          form,
          original: typeof said === 'string' ? said : [...said],
          text: text?.text ?? null,
          isOutdated: text !== undefined && text.of !== originalMark(said),
          isProposed: text?.isProposed ?? false,
        },
      ]
    }),
  }
}
