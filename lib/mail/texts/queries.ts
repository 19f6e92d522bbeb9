import 'server-only'
import { db } from '@/lib/core/db'
import { type MailTextList, type MailTexts, ownWordsSchema } from './contracts'
import { languagesOf, MAIL_TEXT_KIND_NAMES, type MailTextKind } from './kinds'
import { originalWords } from './original-words'

/** All kinds of mail whose words are the owner's, with the languages that have some. */
export async function listMailTexts(): Promise<MailTextList> {
  const rows = await db().mailText.findMany({ select: { kind: true, language: true } })
  return MAIL_TEXT_KIND_NAMES.map((kind) => ({
    kind,
    languages: languagesOf(kind).filter((language) =>
      rows.some((row) => row.kind === kind && row.language === language),
    ),
  }))
}

/** The words of a kind of mail in every language, beside the original ones. */
export async function mailTexts(kind: MailTextKind): Promise<MailTexts> {
  const rows = await db().mailText.findMany({ where: { kind } })
  const texts = await Promise.all(
    languagesOf(kind).map(async (language) => {
      const row = rows.find((row) => row.language === language)
      const { subject, heading, opening } = await originalWords(kind, language)
      return {
        language,
        own: ownWordsSchema.safeParse(row?.words ?? {}).data ?? {},
        original: { subject, heading, opening },
        updatedAt: row?.updatedAt.toISOString() ?? null,
      }
    }),
  )
  return { kind, texts }
}
