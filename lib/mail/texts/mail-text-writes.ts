import 'server-only'
import { inBraces } from '@/lib/core/braced-words'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { type OwnWords, ownWordsSchema } from './contracts'
import { unknownVariable } from './filled-in'
import { fieldsOf, languagesOf, type MailTextKind, variablesOf } from './kinds'

// What the writes of words of mails share.

export const MAIL_TEXT_ENTITY = 'mail_text'

type Key = { kind: MailTextKind; language: TranslatedLocale }

/** How the audit trail names the words of a kind in a language. */
export const mailTextId = ({ kind, language }: Key): string => `${kind}/${language}`

/** The saved words of a kind in a language, which nobody else changes until the transaction ends. */
export async function lockWords(
  tx: Tx,
  key: Key,
): Promise<{ words: OwnWords; updatedAt: Date | null }> {
  await lockByName(tx, `mail-text:${mailTextId(key)}`)
  const row = await tx.mailText.findUnique({ where: { kind_language: key } })
  return { words: ownWordsSchema.parse(row?.words ?? {}), updatedAt: row?.updatedAt ?? null }
}

/** Stores words, or forgets them where nothing is worded. */
export async function storeWords(tx: Tx, key: Key, words: OwnWords): Promise<void> {
  if (Object.keys(words).length === 0) await tx.mailText.deleteMany({ where: key })
  else
    await tx.mailText.upsert({
      where: { kind_language: key },
      create: { ...key, words },
      update: { words },
    })
}

/** @throws AppError `invalid` for a language that mails of the kind are not written in */
export function requireLanguage({ kind, language }: Key): void {
  const languages = languagesOf(kind)
  if (!languages.includes(language))
    throw invalidField(
      'language',
      say('fields.mustBe', { field: 'language', example: languages.join(', ') }),
    )
}

/**
 * What of some words a kind of mail can have: its fields, without the empty ones.
 *
 * @throws AppError `invalid`, naming field and variable, for one that its mails have no value for
 */
export function requireFillable(kind: MailTextKind, words: OwnWords): OwnWords {
  const kept: OwnWords = {}
  for (const field of fieldsOf(kind)) {
    const text = words[field]
    if (!text) continue
    const unknown = unknownVariable(kind, text)
    if (unknown !== undefined)
      throw invalidField(
        `words.${field}`,
        say('mailTexts.unknownVariable', {
          field,
          variable: inBraces(unknown),
          choices: variablesOf(kind).map(inBraces).join(', '),
        }),
      )
    kept[field] = text
  }
  return kept
}
