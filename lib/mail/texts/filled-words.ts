import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { textLocaleOf } from '@/lib/i18n/locales'
import { currentSettings } from '@/lib/settings/queries'
import { type OwnWords, ownWordsSchema } from './contracts'
import { type FilledWords, filledLine, filledText, type Values } from './filled-in'
import { keepsOpening, type MailTextKind, type WordField } from './kinds'

type Draft = { kind: MailTextKind; words: OwnWords }

const drafts = new AsyncLocalStorage<Draft>()

/** Composes mails with words that are not saved in the place of those of their kind: for previews, which go through the composers of mails. */
export const withDraft = <T>(draft: Draft, compose: () => Promise<T>): Promise<T> =>
  drafts.run(draft, compose)

/**
 * The owner's words for a mail, in its language, filled in: own words in other languages do not count. What can't be filled in is
 * logged and left to the original, because a mail must not fail by its wording.
 *
 * @param words which ones, and what their variables stand for; without them there are none
 */
export async function filledWords(
  words: { kind: MailTextKind; values: Values } | undefined,
  locale: string,
): Promise<FilledWords> {
  if (!words) return { keepsOpening: false }
  const { kind } = words
  const [rows, { storeName, supportEmail }] = await Promise.all([
    db().mailText.findMany({
      where: { kind: { in: [kind, 'all'] }, language: textLocaleOf(locale) },
      select: { kind: true, words: true },
    }),
    currentSettings(),
  ])
  const wordsOf = (name: MailTextKind): OwnWords => {
    const draft = drafts.getStore()
    if (draft?.kind === name) return draft.words
    const row = rows.find((row) => row.kind === name)
    const parsed = ownWordsSchema.safeParse(row?.words ?? {})
    if (!parsed.success) log.warn({ kind: name, locale }, 'words of a mail cannot be read')
    return parsed.data ?? {}
  }
  const own = wordsOf(kind)
  const common = kind === 'owner' ? {} : wordsOf('all')
  const values: Values = { ...words.values, storeName, supportEmail }
  const fill = <T>(
    field: WordField,
    text: string | undefined,
    filled: (text: string, values: Values) => T | null,
  ): T | undefined => {
    if (!text) return undefined
    const done = filled(text, values)
    if (done === null)
      log.warn({ kind, field, locale }, 'words of a mail cannot be filled in: the original stands')
    return done ?? undefined
  }
  return {
    keepsOpening: keepsOpening(kind),
    subject: fill('subject', own.subject, filledLine),
    heading: fill('heading', own.heading, filledLine),
    opening: fill('opening', own.opening, filledText),
    closing: fill('closing', own.closing, filledText),
    signature:
      fill('signature', own.signature, filledText) ??
      fill('signature', common.signature, filledText),
    footer: fill('footer', common.footer, filledText),
  }
}
